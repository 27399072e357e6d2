import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faultyHost } from '../__tests__/e2e/support/faulty-host';
import { pagesOf } from '../__tests__/e2e/support/pages';
import ro from '../messages/ro.json';
import en from '../messages/en.json';
import { serve } from './serve.mjs';

/*
 * Two sites side by side, one of whose API is away for minutes, asked in turns, so that the machine's mood falls on both:
 *   npx tsx scripts/api-down.mts [--minutes 10] [--samples 2000] [--trouble down|hangs|slow|drips]
 */
const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    samples: { type: 'string', default: '2000' },
    trouble: { type: 'string', default: 'down' },
  },
});
const [minutes, samples] = [Number(given.minutes), Number(given.samples)];
const troubles = ['down', 'hangs', 'slow', 'drips'] as const;
const trouble = troubles.find((each) => each === given.trouble) ?? 'down';

const pages = [...Object.values(pagesOf('ro')), ...Object.values(pagesOf('en'))];
const secret = 'a-secret-for-the-measurement';
const unavailable = [ro.common.sectionUnavailable, en.common.sectionUnavailable];

async function siteOn(host: Awaited<ReturnType<typeof faultyHost>>) {
  const environment = { API_URL: host.url, API_TIMEOUT_MS: '1500', REVALIDATE_SECRET: secret };
  const site = await serve(environment);
  const lost = new Set<string>();
  const times: number[] = [];
  async function ask(path: string) {
    const before = performance.now();
    const response = await fetch(site.url + path);
    const text = await response.text();
    times.push(performance.now() - before);
    if (response.status !== 200 || unavailable.some((words) => text.includes(words))) lost.add(path);
  }
  return { ...site, host, lost, times, ask };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

const megabytes = ({ pid }: Site) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
/** What a process has worked, in seconds: says more than its answers on a machine that others use too. */
function worked({ pid }: Site): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}
const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const round = (value: number) => Math.round(value * 100) / 100;

/** When the API last confirmed each list, as the operator is told. */
async function confirmed({ url }: Site) {
  const ready = await fetch(`${url}/api/health/ready`, { headers: { authorization: `Bearer ${secret}` } });
  return JSON.stringify(((await ready.json()) as { content: { freshness: unknown } }).content.freshness);
}

async function foundAgain(site: Site): Promise<number> {
  const before = await confirmed(site);
  site.host.be();
  const started = Date.now();
  for (let turn = 0; (await confirmed(site)) === before && Date.now() - started < 60_000; turn += 1) {
    await site.ask(pages[turn % pages.length] ?? '/ro');
    await pause(100);
  }
  return Date.now() - started;
}

const [calm, cut] = [await siteOn(await faultyHost()), await siteOn(await faultyHost())];
const turn = async (page: string, first: Site, second: Site) => {
  await first.ask(page);
  await second.ask(page);
};
for (let warmUp = 0; warmUp < 3; warmUp += 1) for (const page of pages) await turn(page, calm, cut);

const lostBefore = [...cut.lost];
for (const { lost, times } of [calm, cut]) {
  lost.clear();
  times.length = 0;
}
const before = { healthy: megabytes(calm), [trouble]: megabytes(cut) };
const workedBefore = [worked(calm), worked(cut)] as const;
const most = { healthy: 0, [trouble]: 0 };
cut.host.be(trouble);
const started = Date.now();
for (let sample = 0; sample < samples; sample += 1) {
  const page = pages[sample % pages.length] ?? '/ro';
  await (sample % 2 === 0 ? turn(page, calm, cut) : turn(page, cut, calm));
  for (const [name, site] of [
    ['healthy', calm],
    [trouble, cut],
  ] as const)
    most[name] = Math.max(most[name] ?? 0, megabytes(site));
  const due = started + ((sample + 1) / samples) * minutes * 60_000;
  await pause(Math.max(0, due - Date.now()));
}
const seconds = (Date.now() - started) / 1_000;
const cpuSeconds = {
  healthy: round(worked(calm) - workedBefore[0]),
  [trouble]: round(worked(cut) - workedBefore[1]),
};
const recovery = await foundAgain(cut);

const figures = {
  ...{ trouble, seconds: Math.round(seconds), pages: pages.length, samples: cut.times.length },
  ...{ lostBefore, lost: [...cut.lost], lostByTheOther: [...calm.lost] },
  p50: { healthy: round(share(calm.times, 0.5)), [trouble]: round(share(cut.times, 0.5)) },
  p95: { healthy: round(share(calm.times, 0.95)), [trouble]: round(share(cut.times, 0.95)) },
  p99: { healthy: round(share(calm.times, 0.99)), [trouble]: round(share(cut.times, 0.99)) },
  cpuSeconds,
  p95Ratio: round(share(cut.times, 0.95) / share(calm.times, 0.95)),
  ...{ recoveryMs: recovery, sockets: cut.host.most() },
  memoryMB: Object.entries(before).map(
    ([name, megabytes]) => `${name}: ${round(megabytes)}, at most ${round(most[name] ?? 0)}`,
  ),
};
console.log(JSON.stringify(figures, null, 2));
await Promise.all([calm.stop(), cut.stop()]);
await Promise.all([calm.host.stop(), cut.host.stop()]);
const held = figures.lost.length === 0 && recovery < 10_000 && figures.sockets <= 8;
process.exit(held ? 0 : 1);
