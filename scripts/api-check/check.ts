import { apiAddress } from '@/lib/content/http';
import { getPages } from '@/lib/content/get-pages';
import { listNames, lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { parseList } from '@/lib/content/parse';
import type { Finding } from '@/lib/content/report';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { resolver } from '@/lib/text/address';
import { filesOf } from './files';
import type { FileUse, Hosts } from './files';
import { fileChecker } from './reach';

/**
 * A list in one language. `problem`: why it could not be read, or not all of it. Of `items`, `good` are shown as they
 * came, `mended` without something, `dropped` not at all.
 */
export type LocaleCheck = {
  locale: Locale;
  address: string;
  reached: boolean;
  problem?: string;
  items: number;
  good: number;
  mended: number;
  dropped: number;
  findings: Finding[];
  files: { asked: number; lost: LostFile[] };
  /** What the other languages have and this one has not. */
  unpaired: string[];
};

/** A file that does not load. */
export type LostFile = { address: string; use: FileUse; problem: string };

export type ListCheck = { name: ListName; list: string; locales: LocaleCheck[] };
export type ApiCheck = { api: string; lists: ListCheck[] };

export type CheckOptions = Hosts & { timeoutMs: number };

type Reading = { check: LocaleCheck; shown: readonly object[] };
type AskFile = ReturnType<typeof fileChecker>;

async function checkFiles(shown: readonly object[], name: ListName, options: CheckOptions, ask: AskFile) {
  const named = shown.flatMap((item) => filesOf(item, options, name === 'songs'));
  const files = [...new Map(named.map((file) => [`${file.use} ${file.address}`, file])).values()];
  const asked = await Promise.all(files.map(async (file) => ({ ...file, problem: await ask(file) })));
  const lost = asked.flatMap(({ problem, ...file }) => (problem === undefined ? [] : [{ ...file, problem }]));
  return { asked: files.length, lost };
}

async function readOne(
  name: ListName,
  locale: Locale,
  options: CheckOptions,
  ask: AskFile,
): Promise<Reading> {
  const address = apiAddress(options.apiUrl, lists[name].path, locale);
  const answer = await getPages(address, AbortSignal.timeout(options.timeoutMs));
  const given = answer.ok ? answer.items : [];
  const { items: shown, findings } = parseList(name, given, resolver(new URL(options.apiUrl).origin));
  const problem = answer.ok ? answer.cut : answer.problem;
  const dropped = given.length - shown.length;
  const mended = new Set(findings.filter((finding) => !finding.dropped).map(({ index }) => index)).size;
  const check: LocaleCheck = {
    ...{ locale, address, reached: answer.ok },
    ...(problem !== undefined && { problem }),
    ...{ items: given.length, good: shown.length - mended, mended, dropped, findings },
    files: await checkFiles(shown, name, options, ask),
    unpaired: [],
  };
  return { check, shown };
}

/** What tells items apart in every language; lists without such a field can only be counted. */
function keysOf(name: ListName, shown: readonly object[]): string[] {
  const key = lists[name].unique.at(-1);
  if (key === undefined) return shown.map((_, index) => `#${index}`);
  return shown.map((item) => String(new Map<string, unknown>(Object.entries(item)).get(key)));
}

function pair(name: ListName, readings: readonly Reading[]) {
  if (readings.some(({ check }) => !check.reached)) return;
  const all = new Set(readings.flatMap(({ shown }) => keysOf(name, shown)));
  for (const { check, shown } of readings) {
    const own = new Set(keysOf(name, shown));
    check.unpaired = [...all].filter((key) => !own.has(key));
  }
}

async function checkList(name: ListName, options: CheckOptions, ask: AskFile): Promise<ListCheck> {
  const readings = await Promise.all(locales.map((locale) => readOne(name, locale, options, ask)));
  pair(name, readings);
  return { name, list: lists[name].path, locales: readings.map(({ check }) => check) };
}

/** Reads every list of an API in every language by the code the site reads it with, and asks for every file it names. */
export async function checkApi(options: CheckOptions): Promise<ApiCheck> {
  const ask = fileChecker(options, options.timeoutMs);
  const checks: ListCheck[] = [];
  for (const name of listNames) checks.push(await checkList(name, options, ask));
  return { api: options.apiUrl, lists: checks };
}

/** 0: visitors miss nothing. 1: they do. 2: no list could be read at all. */
export function exitCodeOf({ lists: checks }: ApiCheck): 0 | 1 | 2 {
  const all = checks.flatMap((list) => list.locales);
  if (all.every(({ reached }) => !reached)) return 2;
  const isWhole = (each: LocaleCheck) =>
    each.problem === undefined &&
    each.good === each.items &&
    each.unpaired.length + each.files.lost.length === 0;
  return all.every(isWhole) ? 0 : 1;
}
