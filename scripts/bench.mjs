import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startNginx } from './nginx.mjs';
import { serve } from './serve.mjs';

/*
 * One run on one machine, so that its ratios can be read: pages of the site alone, the same behind the shipped nginx,
 * and nginx sending the same bytes as files (docs/performance.md). Needs nginx, wrk and openssl.
 */
const seconds = Number(process.argv[2] ?? 3);
const connections = 16;
const pages = { home: '/ro', story: '', shop: '/ro/magazin', text: '/ro/babies' };
const secret = 'a-secret-for-the-bench';

for (const tool of ['nginx', 'wrk', 'openssl']) {
  if (spawnSync('which', [tool]).status === 0) continue;
  console.error(`npm run bench needs ${tool}: apt-get install nginx wrk openssl`);
  process.exit(1);
}

const renders = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'renders');
writeFileSync(renders, '');
const site = await serve({
  RENDERS: renders,
  REVALIDATE_SECRET: secret,
  NODE_OPTIONS: `--import ${path.resolve(import.meta.dirname, 'count-renders.mjs')}`,
});
const memory = () => {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kB) / 1_024)} MiB`;
};
const news = await (await fetch(`${site.url}/ro/stiri`)).text();
pages.story = /href="(\/ro\/stiri\/[^"/]+)"/.exec(news)?.[1] ?? '/ro/stiri';

// nginx answers to the names of the site only.
const asked = ['-H', 'Accept-Encoding: gzip', '-H', 'Host: www.example.org'];

/** A page's gzipped bytes, from memory: it is made, then compressed, then kept. @param {string} address */
function bodyOf(address) {
  for (let time = 0; time < 3; time += 1) execFileSync('curl', ['-sk', ...asked, '-o', '/dev/null', address]);
  return execFileSync('curl', ['-sk', ...asked, address], { maxBuffer: 1e8 });
}

/** Requests a second, and milliseconds. @param {string} address */
function measure(address) {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...asked];
  const said = execFileSync('wrk', [...load, address], { encoding: 'utf8' });
  const number = (/** @type {RegExp} */ pattern) => pattern.exec(said)?.slice(1) ?? ['0', ''];
  const time = (/** @type {string} */ share) => {
    const [value, unit] = number(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`));
    return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? 1);
  };
  const failed = Number(number(/Non-2xx or 3xx responses: (\d+)/)[0]);
  return { rate: Number(number(/Requests\/sec:\s+([\d.]+)/)[0]), p50: time('50'), p99: time('99'), failed };
}

const atRest = memory();
const bodies = Object.fromEntries(Object.entries(pages).map(([name, at]) => [name, bodyOf(site.url + at)]));
const nginx = await startNginx({ upstream: new URL(site.url).host, pages: bodies });

const row = (/** @type {(string | number)[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`);
row('page', 'who answers', 'requests/s', 'ratio to the file', 'p50 ms', 'p99 ms', 'failed');
row(...Array.from({ length: 7 }, () => '---'));
for (const [name, at] of Object.entries(pages)) {
  for (const front of [site.url, nginx.site]) bodyOf(front + at);
  const ways = [
    ['nginx, a file', `${nginx.files}/${name}.html`],
    ['the site alone', site.url + at],
    ['nginx, a file, TLS', `${nginx.secureFiles}/${name}.html`],
    ['shipped nginx, TLS', nginx.site + at],
  ];
  let file = 0;
  for (const [who = '', address = ''] of ways) {
    const { rate, p50, p99, failed } = measure(address);
    if (who.startsWith('nginx')) file = rate;
    row(name, who, Math.round(rate), (rate / file).toFixed(2), p50.toFixed(2), p99.toFixed(1), failed);
  }
}

/** A hundred at once for a page that nobody has asked for since the staff published. */
async function stampede() {
  await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  const before = statSync(renders).size;
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await fetch(site.url + pages.shop)).status),
  );
  return {
    renders: statSync(renders).size - before,
    answered: statuses.filter((status) => status === 200).length,
  };
}

// Connections that the site has closed while wrk was running must be seen to be closed.
await setTimeout(200);
const { renders: made, answered } = await stampede();
console.log(`\nstampede of 100 on a cold page: ${answered} answered, ${made} rendered`);
console.log(`memory: ${atRest} at rest, ${memory()} after`);
nginx.stop();
await site.stop();
