import { total } from './total.mjs';

/** @typedef {import('./read-page.mjs').Page} Page */

/** The last tag must come within what every crawler reads of a page, in bytes. */
const headLimit = 16_000;

const always = [
  ...[
    'description',
    'robots',
    'og:title',
    'og:description',
    'og:url',
    'og:site_name',
    'og:locale',
    'og:type',
  ],
  ...['og:image', 'og:image:alt', 'og:image:type', 'og:image:width', 'og:image:height'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];

/** @param {Page} page @returns {string[]} */
function checkTags({ metas, title, lastTag }) {
  const problems = always.flatMap((name) => {
    const count = metas.get(name)?.filter((content) => content !== '').length ?? 0;
    return count === 1 ? [] : [`${name}: ${count} times`];
  });
  const get = (/** @type {string} */ name) => metas.get(name)?.[0] ?? '';
  const site = get('og:site_name');
  const own = get('og:title');
  if (title !== site && !title.endsWith(` | ${site}`)) problems.push(`title: ${title}`);
  if (own.endsWith(`| ${site}`)) problems.push(`og:title with the name of the site: ${own}`);
  if (own.length > 70) problems.push(`og:title of ${own.length}: ${own}`);
  const { length } = get('description');
  if (length < 70 || length > 160) problems.push(`description of ${length}: ${get('description')}`);
  if (!get('robots').includes('max-image-preview:large')) problems.push(`robots: ${get('robots')}`);
  if (lastTag > headLimit) problems.push(`last tag at ${lastTag}`);
  return problems;
}

/** @param {Page} page @param {Map<string, Page>} indexable by address @returns {string[]} */
function checkLanguages({ alternates, canonical = '' }, indexable) {
  const own = [...alternates].find(([language, href]) => language !== 'x-default' && href === canonical);
  const problems = own ? [] : ['hreflang without the page itself'];
  if (!alternates.has('x-default')) problems.push('no x-default');
  for (const [language, href] of alternates) {
    const target = indexable.get(href);
    if (!target) problems.push(`hreflang ${language} to ${href}, which is no page canonical to itself`);
    else if (![...target.alternates.values()].includes(canonical)) problems.push(`no link back from ${href}`);
  }
  return problems;
}

/**
 * What two pages of one language both say, though it should tell them apart.
 * @param {Page[]} pages @param {string} name @param {(page: Page) => string | undefined} say
 */
function doubles(pages, name, say) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return pages.flatMap((page) => {
    const key = `${page.path.slice(0, 3)} ${say(page)}`;
    const other = seen.get(key);
    seen.set(key, page.path);
    return other === undefined ? [] : [`${page.path}: the same ${name} as ${other}: ${say(page)}`];
  });
}

/** The site map: alternates by address. @param {string} xml @returns {Map<string, string>} */
function readMap(xml) {
  const urls = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)];
  const links = (/** @type {string} */ text) =>
    [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );
  return new Map(urls.map(([, address = '', rest = '']) => [address, links(rest).sort().join('\n')]));
}

/** Site map and indexable pages are the same, and say the same. @param {Map<string, Page>} indexable @param {string} xml */
function checkMap(indexable, xml) {
  const map = readMap(xml);
  const missing = [...indexable.keys()].filter((address) => !map.has(address));
  const extra = [...map.keys()].filter((address) => !indexable.has(address));
  const different = [...indexable].filter(([address, { alternates }]) => {
    const said = [...alternates].map(([language, href]) => `${language} ${href}`).sort();
    return map.has(address) && map.get(address) !== said.join('\n');
  });
  return [
    ...missing.map((address) => `${address}: not in the site map`),
    ...extra.map((address) => `${address}: in the site map, but no indexable page`),
    ...different.map(([address]) => `${address}: other languages in the site map than in the head`),
  ];
}

/**
 * The pages that programs may show, and how many of them are right in each respect.
 * @param {Page[]} pages all that a crawl found @param {string} sitemap @param {string} site its public address
 */
export function checkHeads(pages, sitemap, site) {
  const found = pages.filter(
    ({ status, hidden, canonical, path }) => status === 200 && !hidden && canonical === site + path,
  );
  const indexable = new Map(found.map((page) => [page.canonical ?? '', page]));
  const of = found.length;
  /** @param {(page: Page) => string[]} check */
  const each = (check) => found.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`));
  const titles = doubles(found, 'title', ({ title }) => title);
  const descriptions = doubles(found, 'description', ({ metas }) => metas.get('description')?.[0]);
  const totals = [
    total('head tags there, once, of the right length', of, each(checkTags)),
    total('title of its own', of, titles),
    total('description of its own', of, descriptions),
    total(
      'languages: links to canonical pages and back',
      of,
      each((page) => checkLanguages(page, indexable)),
    ),
    total('in the site map, with the same languages', of, checkMap(indexable, sitemap)),
  ];
  return { found, totals };
}
