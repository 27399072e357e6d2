import { lastGoodCopies } from './last-good';
import { turnPage } from './ledger';
import type { Book, Change, LedgerStore } from './ledger';

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isLine(line: unknown): line is [string, Change] {
  if (!Array.isArray(line) || typeof line[0] !== 'string') return false;
  const { hash, firstSeen, changed, revision } = Object(line[1]) as Partial<Record<keyof Change, unknown>>;
  const times = isTime(firstSeen) && (changed === undefined || isTime(changed));
  return typeof hash === 'string' && times && Number.isSafeInteger(revision);
}

/** The ledger of one process: a file a list, written and checked as the last good copies are. */
export function fileLedger(folder: string): LedgerStore {
  const copies = lastGoodCopies(folder);
  const books = new Map<string, Book>();
  return {
    async note(list, hashes, now) {
      const book = books.get(list) ?? new Map<string, Change>(((await copies.last(list)) ?? []).filter(isLine));
      const next = turnPage(book, hashes, now);
      const same = next.size === book.size && [...next].every(([id, change]) => book.get(id) === change);
      books.set(list, next);
      if (!same) await copies.keep(list, [...next]);
      return next;
    },
  };
}
