import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

/** What a first visit loads, in kB (1000 bytes) after gzip, against its budget. */
const budgets = [
  { page: 'home', path: '/ro', script: 165, style: 25 },
  { page: 'text page', path: '/ro/babies', script: 152, style: 25 },
  { page: 'news', path: '/en/stiri', script: 152, style: 25 },
  { page: 'shop', path: '/ro/magazin', script: 165, style: 25 },
  { page: 'piece', path: '/ro/muzica/crucifixus', script: 165, style: 25 },
];

/** Of all faces together, on every page. */
const fontBudget = 130;

const kB = (/** @type {number} */ bytes) => Math.round(bytes / 100) / 10;

/** @param {import('playwright').Browser} browser @param {string} address */
async function weigh(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  /** @type {Record<string, number>} */
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  /** @type {Promise<void>[]} */
  const pending = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!(kind in sums)) return;
    const zip = kind === 'font' || kind === 'image' ? (/** @type {Buffer} */ body) => body : gzipSync;
    pending.push(response.body().then((body) => void (sums[kind] = (sums[kind] ?? 0) + zip(body).length)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await page.close();
  return sums;
}

const site = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let over = 0;
console.log(`page         html    js (budget)   css (budget)  fonts (${fontBudget})  images   kB, gzip`);
for (const { page, path, script, style } of budgets) {
  const sums = await weigh(browser, site.url + path);
  const js = kB(sums['script'] ?? 0);
  const css = kB(sums['stylesheet'] ?? 0);
  const fonts = kB(sums['font'] ?? 0);
  if (js > script || css > style || fonts > fontBudget) over += 1;
  const cells = [
    kB(sums['document'] ?? 0),
    `${js} (${script})`,
    `${css} (${style})`,
    fonts,
    kB(sums['image'] ?? 0),
  ];
  console.log(page.padEnd(11), ...cells.map((cell) => String(cell).padStart(13)));
}
await browser.close();
site.stop();
if (over > 0) console.error(`${over} page(s) over budget`);
process.exit(over === 0 ? 0 : 1);
