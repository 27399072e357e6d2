import { HtmlValidate } from 'html-validate';
import { askAsCrawlers, checkPictures } from './found/crawlers.mjs';
import { survey } from './found/survey.mjs';
import { inWords } from './found/total.mjs';
import { serve, serveApiHost } from './serve.mjs';

/**
 * Crawls the whole site: status, words, pictures and HTML errors of every page, and every link; then how it is found and
 * shared, on its own content and on an API host.
 */
const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

const site = await serve();
const start = ['/ro', '/en'];
/** @type {Map<string, string>} address → the page that links to it */
const queue = new Map(start.map((address) => [address, '(start)']));
/** @type {{ address: string, words: number, images: number, errors: number }[]} */
const pages = [];
/** @type {string[]} */
const problems = [];

/** @param {string} html */
const mainText = (html) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** @param {string} html @param {string} from */
function linksOf(html, from) {
  const found = [...html.matchAll(/(?:href|src|srcset)="([^"#]*)(#[^"]*)?"/gi)].map(
    ([, address = '']) => address.split(' ')[0] ?? '',
  );
  for (const address of found) {
    if (!address.startsWith('/') || address.startsWith('//')) continue;
    const target = address.replaceAll('&amp;', '&');
    if (!queue.has(target)) queue.set(target, from);
  }
}

for (const [address, from] of queue) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  if (response.status !== 200) problems.push(`${response.status} ${address} (from ${from})`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    continue;
  }
  const html = await response.text();
  linksOf(html, address);
  const report = await htmlValidate.validateString(html, address);
  const messages = report.results.flatMap(({ messages: list }) => list);
  for (const { ruleId, message, line, column } of messages)
    problems.push(`${address}:${line}:${column} ${ruleId}: ${message}`);
  const headings = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  if (headings.filter((level) => level === 1).length !== 1) problems.push(`${address}: not exactly one h1`);
  const words = mainText(html)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word)).length;
  pages.push({ address, words, images: (html.match(/<img\b/g) ?? []).length, errors: messages.length });
}

for (const { address, words, images, errors } of pages.sort((a, b) => a.address.localeCompare(b.address))) {
  console.log(
    `${address.padEnd(72)} ${String(words).padStart(6)} words ${String(images).padStart(4)} images ${String(errors).padStart(3)} errors`,
  );
}
/** Prints how many of a site's pages are right in each respect. @param {string} name @param {string} url */
async function printFound(name, url) {
  const { indexable, pictures, links, lastTag, nodes, totals } = await survey(url);
  const crawlers = await askAsCrawlers(url, indexable);
  const cards = await checkPictures(pictures);
  console.log(
    `${name}: ${indexable.length} indexable pages, ${links} hreflang, last tag at ${lastTag} bytes, ` +
      `${pictures.size} share cards, ${cards.general} of them general for now, p95 ${cards.p95} and at most ${cards.largest} bytes`,
  );
  for (const each of [...totals, ...crawlers, cards.total]) {
    console.log(inWords(each));
    problems.push(...each.problems.map((problem) => `${name}: ${problem}`));
  }
  const counts = Object.entries(nodes).map(([type, count]) => `${type} ${count}`);
  console.log(`  ${counts.join(', ')}`);
}

await printFound('own content', site.url);
const host = await serveApiHost();
const apiSite = await serve({ API_URL: host.url });
await printFound('API host', apiSite.url);
apiSite.stop();
host.stop();

for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${queue.size} addresses, ${problems.length} problem(s)`);
site.stop();
process.exit(problems.length === 0 ? 0 : 1);
