import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { states } from './shots-states.mjs';

/**
 * Every page in the site map and the shop's dialogs: two languages × four widths × light and dark, with an index
 * page. `npm run shots -- magazin` takes only addresses that contain the word.
 */
const widths = [360, 768, 1280, 1920];
const schemes = /** @type {const} */ (['light', 'dark']);
const height = 900;
const folder = path.resolve(import.meta.dirname, '../shots');
const only = process.argv[2] ?? '';

/** One of each kind of item page is enough; of fixed pages, all. @param {string} url */
async function addresses(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => new URL(each).pathname);
  const kinds = new Set();
  return [...all, '/ro/nimic', '/en/nimic'].filter((address) => {
    const kind = address.replace(
      /^(\/..\/(?:stiri|evenimente\/news|magazin|media\/press|programe-sala))\/.*\d.*|^(\/..\/stiri)\/.+/,
      '$1$2/*',
    );
    return address.includes(only) && !kinds.has(kind) && kinds.add(kind);
  });
}

/** @type {string[]} */
const taken = [];

/** @param {import('playwright').Page} page @param {string} name @param {boolean} fullPage */
async function shoot(page, name, fullPage) {
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const file = `${name}-${page.viewportSize()?.width}-${scheme}.png`;
  await page.evaluate(async () => {
    const whole = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.all([document.fonts.ready, ...whole]);
  });
  await page.screenshot({ path: path.join(folder, file), fullPage });
  taken.push(file);
}

/** @param {import('playwright').Page} page @param {string} address @param {number} width */
async function shootStates(page, address, width) {
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const [name, reach, arrived] of states) {
    await reach(page);
    await page.locator(arrived).first().waitFor();
    const tall = await page.evaluate(() => document.querySelector('dialog[open]')?.scrollHeight ?? 0);
    await page.setViewportSize({ width, height: Math.max(height, tall + 64) });
    await shoot(page, `${new URL(address).pathname.slice(1).replaceAll('/', '_')}-${name}`, false);
    await page.setViewportSize({ width, height });
  }
}

const site = await serve();
const pages = await addresses(site.url);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const colorScheme of schemes) {
  for (const width of widths) {
    const context = {
      viewport: { width, height },
      colorScheme,
      reducedMotion: /** @type {const} */ ('reduce'),
    };
    const page = await browser.newPage(context);
    for (const address of pages) {
      await page.goto(site.url + address);
      await shoot(page, address.slice(1).replaceAll('/', '_'), true);
    }
    await page.close();
    for (const address of pages.filter((each) => each.endsWith('/magazin'))) {
      const visitor = await browser.newPage(context);
      await shootStates(visitor, site.url + address, width);
      await visitor.close();
    }
  }
}
const style =
  'body{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px}a{width:240px;overflow-wrap:anywhere}';
const rows = taken.map(
  (file) => `<a href="${file}"><img src="${file}" loading="lazy" width="240" alt=""><br>${file}</a>`,
);
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><title>Shots</title><style>${style}</style>${rows.join('')}`,
);
console.log(`${taken.length} pictures of ${pages.length} pages in ${folder}`);
await browser.close();
site.stop();
