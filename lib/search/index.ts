import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import type { Entry } from './entry';
import { readEntries } from './entries';
import { createSearchIndex } from './search-index';
import type { SearchIndex } from './search-index';

/** As long as pages are kept, in milliseconds. */
const keptMs = 60_000;

type Index = SearchIndex & { complete: boolean };
/** `last` is the newest one that is done. */
type Kept = { madeAt: number; made: Promise<Index>; last?: Index | undefined };

const scope = globalThis as typeof globalThis & { __search?: Map<Locale, Kept> };

async function make(locale: Locale): Promise<Index> {
  const { entries, complete } = await readEntries(locale);
  return { ...createSearchIndex(entries), complete };
}

/** One index a language for the whole process: the framework bundles this module several times. */
function keptIndex(locale: Locale): Kept {
  const all = (scope.__search ??= new Map<Locale, Kept>());
  const known = all.get(locale);
  if (known && Date.now() - known.madeAt < keptMs) return known;
  const fresh: Kept = { madeAt: Date.now(), made: make(locale), last: known?.last };
  all.set(locale, fresh);
  fresh.made.then(
    (index) => (fresh.last = index),
    // What failed is tried again by the next visitor.
    () => (fresh.madeAt = 0),
  );
  return fresh;
}

/** `complete` is false when a part of the content cannot be had now, so that something may be missing. */
export type Found = { entries: Entry[]; complete: boolean };

/** What a query (lib/search/search-index.ts, `readQuery`) means in a language, best first. */
export async function searchSite(locale: Locale, query: string): Promise<Found> {
  const index = await keptIndex(locale).made;
  return { entries: index.find(query), complete: index.complete };
}

/** Addresses that are offered in place of one that leads nowhere. */
const mostNear = 3;
/** A page that does not exist waits no longer for a host; in milliseconds. */
const patience = 500;

/** Up to three pages whose title or address resembles the end of an address that leads nowhere, best first. */
export async function nearAddresses(locale: Locale, segment: string): Promise<Entry[]> {
  const { made, last } = keptIndex(locale);
  const index = last ?? (await Promise.race([made, wait(patience, undefined, { ref: false })]));
  return index?.near(segment).slice(0, mostNear) ?? [];
}
