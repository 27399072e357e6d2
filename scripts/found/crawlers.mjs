/** Programs that fetch pages for previews and searches, by what they call themselves. */
const agents = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'TelegramBot (like TwitterBot)',
  'curl/8.5.0',
];

/** The tags that programs read: the order of files to load differs between two makings of a page. @param {string} html */
const headOf = (html) =>
  html
    .slice(0, html.indexOf('</head>'))
    .match(/<title>.*?<\/title>|<meta [^>]+>|<link rel="(?:canonical|alternate)"[^>]+>/g)
    ?.join('\n');

/**
 * Asks for every address as each of the programs does: all must get the same head, with status 200 and no cookie.
 * @param {string} site @param {string[]} paths
 */
export async function askAsCrawlers(site, paths) {
  /** @type {string[]} */
  const problems = [];
  for (const path of paths) {
    const heads = new Set();
    for (const agent of agents) {
      const response = await fetch(site + path, { headers: { 'user-agent': agent }, redirect: 'manual' });
      heads.add(headOf(await response.text()));
      if (response.status !== 200) problems.push(`${path}: ${response.status} for ${agent}`);
      if (response.headers.has('set-cookie')) problems.push(`${path}: a cookie for ${agent}`);
    }
    if (heads.size !== 1) problems.push(`${path}: ${heads.size} different heads`);
  }
  return { asked: paths.length * agents.length, problems };
}

/** Preview pictures: there, of the size that previews are drawn in, and not heavy. @param {Set<string>} addresses */
export async function checkPictures(addresses) {
  const limit = 300_000;
  /** @type {string[]} */
  const problems = [];
  let largest = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    const { byteLength } = await response.arrayBuffer();
    largest = Math.max(largest, byteLength);
    const shared = response.headers.get('cross-origin-resource-policy') === 'cross-origin';
    if (response.status !== 200 || !shared || byteLength > limit)
      problems.push(
        `${address}: ${response.status}, ${byteLength} bytes${shared ? '' : ', for this site only'}`,
      );
  }
  return { pictures: addresses.size, largest, problems };
}
