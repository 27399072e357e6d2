import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { lists } from './lists';
import type { ListName } from './lists';

/** What the site knows of the changes of one record in one language. Times are instants, ISO 8601 in UTC. */
export type Change = {
  /** Of the fields that the site reads: equal when nothing in them differs. */
  hash: string;
  firstSeen: string;
  /** When the last change was seen. Absent while none was: for what was there when the ledger began, nobody knows. */
  changed?: string;
  /** How many changes have been seen, from 0. It never falls. */
  revision: number;
};

/** The changes of one list in one language, by the record's number. */
export type Book = ReadonlyMap<string, Change>;

/** Where the ledger is kept. `note` gives the whole book after what has just been read, and may reject. */
export type LedgerStore = {
  note(list: string, hashes: ReadonlyMap<string, string>, now: string): Promise<Book>;
};

export type Ledger = {
  /** Compares a list as the host wrote it with what was known. Never rejects: without a store nothing is known. */
  note(name: ListName, locale: Locale, items: readonly unknown[]): Promise<void>;
  /**
   * What is known of a record whose list has been read: `changed` is its lastmod, modified time and `updated`, `revision`
   * its SEQUENCE, `hash` the version of what is drawn from it.
   */
  change(name: ListName, locale: Locale, id: number): Change | undefined;
};

/** Records of a list that are remembered at most, also after they have left it. */
export const maxRecords = 5_000;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, each]) => [name, sorted(each)]);
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** The hash of every record with a number, of the first where two have the same. */
function hashesOf(name: ListName, items: readonly unknown[]): Map<string, string> {
  const fields = Object.keys(lists[name].schema.fields).sort();
  const hashes = new Map<string, string>();
  for (const item of items) {
    const given = new Map<string, unknown>(Object.entries(Object(item)));
    const id = String(given.get('id') ?? '').trim();
    // A field that is null is one that is not there.
    const said = fields.flatMap((field) => (given.get(field) == null ? [] : [[field, sorted(given.get(field))]]));
    if (/^\d{1,16}$/.test(id) && !hashes.has(id)) hashes.set(id, digest(said));
  }
  return hashes;
}

/** The book after a list was read at `now`. A record that was away and is back as it was has not changed. */
export function turnPage(book: Book, hashes: ReadonlyMap<string, string>, now: string): Book {
  const next = new Map(book);
  for (const [id, hash] of hashes) {
    const known = book.get(id);
    if (known === undefined) next.set(id, { hash, firstSeen: now, revision: 0, ...(book.size > 0 && { changed: now }) });
    else if (known.hash !== hash) next.set(id, { ...known, hash, changed: now, revision: known.revision + 1 });
  }
  for (const id of book.keys()) if (next.size > maxRecords && !hashes.has(id)) next.delete(id);
  return next;
}

const notFuture = (time: string) => (Date.parse(time) > Date.now() ? new Date().toISOString() : time);

/**
 * The ledger of changes: the API says of no record when it changed, so the site remembers what it saw. `report` hears
 * of a store that fails.
 */
export function createLedger(store: LedgerStore, report: (list: string, error: unknown) => void): Ledger {
  const books = new Map<string, Book>();
  const noted = new Map<string, string>();
  const turns = new Map<string, Promise<void>>();
  const keyOf = (name: ListName, locale: Locale) => `${lists[name].file}.${locale}`;

  async function noteOnce(key: string, hashes: ReadonlyMap<string, string>) {
    const state = digest([...hashes]);
    if (noted.get(key) === state) return;
    try {
      books.set(key, await store.note(key, hashes, new Date().toISOString()));
      noted.set(key, state);
    } catch (error) {
      report(key, error);
    }
  }

  return {
    note(name, locale, items) {
      const key = keyOf(name, locale);
      const hashes = hashesOf(name, items);
      if (hashes.size === 0) return Promise.resolve();
      const turn = (turns.get(key) ?? Promise.resolve()).then(() => noteOnce(key, hashes));
      turns.set(key, turn);
      return turn;
    },
    change(name, locale, id) {
      const known = books.get(keyOf(name, locale))?.get(String(id));
      return known?.changed === undefined ? known : { ...known, changed: notFuture(known.changed) };
    },
  };
}
