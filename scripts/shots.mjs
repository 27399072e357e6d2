import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

/** Every page in the site map: two languages × four widths × light and dark, with an index to look through. */
const widths = [360, 768, 1280, 1920];
const schemes = /** @type {const} */ (['light', 'dark']);
const folder = path.resolve(import.meta.dirname, '../shots');
const only = process.argv[2];

const site = await serve();
const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
// One of each kind of item page is enough; the fixed pages all.
const kinds = new Set();
const pages = [...all, '/ro/nimic', '/en/nimic'].filter((address) => {
  const kind = address.replace(
    /^(\/..\/(?:stiri|evenimente\/news|magazin|media\/press|programe-sala))\/.*\d.*|^(\/..\/stiri)\/.+/,
    '$1$2/*',
  );
  if (only && !address.includes(only)) return false;
  return !kinds.has(kind) && kinds.add(kind);
});

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
/** @type {string[]} */
const rows = [];
for (const colorScheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const address of pages) {
      const file = `${address.slice(1).replaceAll('/', '_')}-${width}-${colorScheme}.png`;
      await page.goto(site.url + address);
      await page.evaluate(() =>
        document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
      );
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      rows.push(`<a href="${file}"><img src="${file}" loading="lazy" width="240" alt=""><br>${file}</a>`);
    }
    await page.close();
  }
}
const style =
  'body{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px}a{width:240px;overflow-wrap:anywhere}';
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><title>Shots</title><style>${style}</style>${rows.join('')}`,
);
console.log(`${rows.length} pictures of ${pages.length} pages in ${folder}`);
await browser.close();
site.stop();
