import { pageStore } from '@/lib/page-cache/store.mjs';
import { isPostgres } from '@/lib/server/database';
import { env } from '@/lib/server/env';
import { joinInstances } from '@/lib/server/instances';
import type { Instances } from '@/lib/server/instances';
import { log } from '@/lib/server/log';
import { locales } from '@/lib/i18n/locales';
import { content, contentService } from './index';
import { listNames, lists } from './lists';
import type { ListName } from './lists';
import type { ListReading } from './port';
import { inTurns } from './in-turns';

/** Lists read at a time, each in every language: no more than the host takes connections of ours. */
const atATime = 4;

const scope = globalThis as typeof globalThis & {
  __publishing?: { publishHere: ReturnType<typeof inTurns<ListName, ListReading>>; instances?: Instances };
};
// The framework bundles this module several times.
const publishing = () => (scope.__publishing ??= { publishHere: inTurns(readAndRefresh) });

async function readAndRefresh(names: ListName[]): Promise<ListReading[]> {
  const { source } = contentService();
  const port = content();
  const readings: ListReading[] = [];
  source.readAnew?.();
  for (let first = 0; first < names.length; first += atATime) {
    const some = names.slice(first, first + atATime);
    readings.push(...(await Promise.all(some.flatMap((name) => locales.map((locale) => port.listAnew(name, locale))))));
  }
  pageStore().clear();
  return readings;
}

/** The lists of these paths (product §7), in the table's order; undefined when one of them is no list's. */
export function listsOfPaths(paths: readonly string[]): ListName[] | undefined {
  const found = listNames.filter((name) => paths.includes(lists[name].path));
  return paths.every((path) => found.some((name) => lists[name].path === path)) ? found : undefined;
}

/** Every path that `listsOfPaths` knows. */
export const listPaths = (): string[] => listNames.map((name) => lists[name].path);

/**
 * Reads lists anew and has every page made anew from them, here before the promise is kept, and soon in the other
 * instances; `told` says whether they have been told, where there can be any. What was asked for while another call was
 * under way is read once, after it. Never rejects because of the host.
 */
export async function publish(names: readonly ListName[]): Promise<{ lists: ListReading[]; told?: boolean }> {
  const { publishHere, instances } = publishing();
  const [readings, told] = await Promise.all([publishHere(names), instances?.tell(JSON.stringify(names))]);
  const asked = new Set(names.map((name) => lists[name].path));
  const own = readings.filter(({ list }) => asked.has(list));
  log.info({ lists: own.length, problems: own.filter(({ problem }) => problem !== undefined).length }, 'published');
  return told === undefined ? { lists: own } : { lists: own, told };
}

/** What another instance has told: names of lists. One of another release may have others. */
function namesOf(text: string): ListName[] {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? listNames.filter((name) => told.includes(name)) : [];
  } catch {
    return [];
  }
}

/** Hears from now on what is published on other instances, if the journal is in PostgreSQL. Waits for nothing. */
export function hearPublishing(): void {
  const { databaseUrl } = env();
  if (databaseUrl === undefined || !isPostgres(databaseUrl)) return;
  publishing().instances ??= joinInstances({
    url: databaseUrl,
    hear(text) {
      const names = namesOf(text);
      if (names.length > 0) void publishing().publishHere(names);
    },
    report: (error) => log.warn({ code: 'code' in error ? error.code : error.name }, 'other instances cannot be heard'),
  });
}
