import sharp from 'sharp';
import { total } from './total.mjs';

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

/** The tags that programs read, sorted: their order differs between two makings of a page. @param {string} html */
const headOf = (html) =>
  html
    .slice(0, html.indexOf('</head>'))
    .match(/<title>.*?<\/title>|<meta [^>]+>|<link rel="(?:canonical|alternate)"[^>]+>/g)
    ?.sort()
    .join('\n');

/**
 * Asks for every address as each of the programs does: all must get the same head, with status 200 and no cookie.
 * @param {string} site @param {string[]} paths
 */
export async function askAsCrawlers(site, paths) {
  /** @type {string[]} */
  const refused = [];
  /** @type {string[]} */
  const different = [];
  for (const path of paths) {
    const heads = new Set();
    for (const agent of agents) {
      const response = await fetch(site + path, { headers: { 'user-agent': agent }, redirect: 'manual' });
      heads.add(headOf(await response.text()));
      const cookie = response.headers.has('set-cookie');
      if (response.status !== 200 || cookie)
        refused.push(`${path} for ${agent}: ${response.status}${cookie ? ', with a cookie' : ''}`);
    }
    if (heads.size !== 1) different.push(`${path}: ${heads.size} different heads`);
  }
  return [
    total(`200 and no cookie for each of ${agents.length} crawlers`, paths.length * agents.length, refused),
    total('the same head for each of them', paths.length, different),
  ];
}

/** Most bytes of a preview picture. */
const heaviest = 300_000;

/** What is wrong with a preview picture. @param {Response} response @param {Buffer} bytes */
async function faultsOf(response, bytes) {
  if (response.status !== 200) return [`${response.status}`];
  const { width, height } = await sharp(bytes).metadata();
  return [
    ...(width === 1200 && height === 630 ? [] : [`${width} × ${height}`]),
    ...(bytes.length <= heaviest ? [] : [`${bytes.length} bytes`]),
    ...(response.headers.get('cross-origin-resource-policy') === 'cross-origin'
      ? []
      : ['for this site only']),
  ];
}

/**
 * Preview pictures: there for other sites, of the size that previews are drawn in, and not heavy.
 * @param {Map<string, string[]>} pictures the pages that each address is the picture of
 */
export async function checkPictures(pictures) {
  /** @type {string[]} */
  const problems = [];
  /** @type {number[]} */
  const sizes = [];
  let general = 0;
  for (const [address, pages] of pictures) {
    const response = await fetch(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    sizes.push(bytes.length);
    // Only so many cards are drawn a minute; the language's general one stands in for the others.
    if (response.headers.get('cache-control') === 'no-store') general += 1;
    const faults = await faultsOf(response, bytes);
    if (faults.length > 0) problems.push(...pages.map((page) => `${page}: ${address}: ${faults.join(', ')}`));
  }
  sizes.sort((one, other) => one - other);
  return {
    general,
    total: total('share card there, within limits', [...pictures.values()].flat().length, problems),
    p95: sizes[Math.ceil(sizes.length * 0.95) - 1] ?? 0,
    largest: sizes.at(-1) ?? 0,
  };
}
