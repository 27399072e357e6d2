import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import type { Entry } from './entry';
import { readEntries } from './entries';
import { createSearchIndex } from './search-index';
import type { SearchIndex } from './search-index';

/** As long as pages are kept, in milliseconds. */
const keptMs = 60_000;

type Kept = { madeAt: number; made: Promise<SearchIndex & { complete: boolean }> };

const scope = globalThis as typeof globalThis & { __search?: Map<Locale, Kept> };

async function make(locale: Locale) {
  const { entries, complete } = await readEntries(locale);
  return { ...createSearchIndex(entries), complete };
}

/** One index a language for the whole process: the framework bundles this module several times. */
function indexOf(locale: Locale): Kept['made'] {
  const all = (scope.__search ??= new Map<Locale, Kept>());
  const kept = all.get(locale);
  if (kept && Date.now() - kept.madeAt < keptMs) return kept.made;
  const fresh = { madeAt: Date.now(), made: make(locale) };
  all.set(locale, fresh);
  // What failed is tried again by the next visitor.
  fresh.made.catch(() => all.get(locale) === fresh && all.delete(locale));
  return fresh.made;
}

/** `complete` is false when a part of the content cannot be had now, so that something may be missing. */
export type Found = { entries: Entry[]; complete: boolean };

/** What a query (lib/search/search-index.ts, `readQuery`) means in a language, best first. */
export async function searchSite(locale: Locale, query: string): Promise<Found> {
  const index = await indexOf(locale);
  return { entries: index.find(query), complete: index.complete };
}

/** Addresses that are offered in place of one that leads nowhere. */
const mostNear = 3;
/** A page that does not exist waits no longer for a host; in milliseconds. */
const patience = 500;

/** Up to three pages whose title or address resembles the end of an address that leads nowhere, best first. */
export async function nearAddresses(locale: Locale, segment: string): Promise<Entry[]> {
  const late = wait(patience, undefined, { ref: false });
  const index = await Promise.race([indexOf(locale), late]);
  return index?.near(segment).slice(0, mostNear) ?? [];
}
