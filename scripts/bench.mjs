import autocannon from 'autocannon';
import { serve } from './serve.mjs';

/** Compares cached pages with pages rendered per request, in one run on one machine: the ratio is the result. */
const seconds = Number(process.argv[2] ?? 5);
const connections = 10;

const site = await serve();

/** @param {string} title @param {import('autocannon').Options['requests']} requests */
async function measure(title, requests) {
  const result = await autocannon({
    url: site.url,
    connections,
    duration: seconds,
    ...(requests && { requests }),
  });
  const rate = Math.round(result.requests.average);
  console.log(`${title.padEnd(26)} ${String(rate).padStart(6)} requests/s   p99 ${result.latency.p99} ms`);
  return rate;
}

let serial = 0;
await fetch(`${site.url}/ro`);
const cached = await measure('home, cached', [{ path: '/ro' }]);
const rendered = await measure('unknown pages, rendered', [
  { path: '/ro/x', setupRequest: (request) => ({ ...request, path: `/ro/unknown-${(serial += 1)}` }) },
]);
console.log(`ratio ${(cached / rendered).toFixed(1)}`);
site.stop();
