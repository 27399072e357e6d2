import { checkData } from './check-data.mjs';
import { checkHeads } from './check-heads.mjs';
import { readPage } from './read-page.mjs';
import { total } from './total.mjs';

/** @typedef {import('./read-page.mjs').Page} Page */

const atOnce = 8;

/** Not pages: files, and what is no link. @param {string} path */
const isPage = (path) => /^\/(ro|en)(\/|$)/.test(path) && !/\.\w+$/.test(path);

/** Every page that links lead to, from the home pages on. @param {string} site @returns {Promise<Page[]>} */
async function crawl(site) {
  const waiting = ['/ro', '/en'];
  const known = new Set(waiting);
  /** @type {Page[]} */
  const pages = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, atOnce);
    const read = await Promise.all(
      batch.map(async (path) => {
        const response = await fetch(site + path, { redirect: 'manual' });
        return readPage(path, response.status, await response.text());
      }),
    );
    pages.push(...read);
    for (const path of read.flatMap(({ links }) => links)) {
      if (!isPage(path) || known.has(path)) continue;
      known.add(path);
      waiting.push(path);
    }
  }
  return pages;
}

/** Pages by the address of their preview picture. @param {Page[]} pages */
function byPicture(pages) {
  /** @type {Map<string, string[]>} */
  const pictures = new Map();
  for (const { path, metas } of pages) {
    const address = metas.get('og:image')?.[0] ?? '';
    pictures.set(address, [...(pictures.get(address) ?? []), path]);
  }
  return pictures;
}

/** How a site is found and shared: counts, and everything that is wrong. @param {string} site its public address */
export async function survey(site) {
  const pages = await crawl(site);
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const heads = checkHeads(pages, sitemap, site);
  const { found } = heads;
  const broken = pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
  const totals = [
    total('linked pages that answer 200', pages.length, broken),
    ...heads.totals,
    total('structured data whole, and as the page says', found.length, found.flatMap(checkData)),
  ];
  const nodes = found.flatMap(({ graph }) => graph.map((node) => [node['@type']].flat().at(-1) ?? ''));
  /** @type {Record<string, number>} */
  const counted = {};
  for (const type of nodes) counted[type] = (counted[type] ?? 0) + 1;
  return {
    indexable: found.map(({ path }) => path),
    pictures: byPicture(found),
    links: found.reduce((sum, { alternates }) => sum + alternates.size, 0),
    lastTag: Math.max(...found.map(({ lastTag }) => lastTag)),
    nodes: counted,
    totals,
    problems: totals.flatMap(({ problems }) => problems),
  };
}
