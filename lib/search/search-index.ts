import MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { Entry, EntryKind } from './entry';
import { terms } from './fold';

/** Characters of a query that are read. */
export const longestQuery = 100;
const mostTerms = 8;

/** Words that say nothing of what is looked for, without marks: Romanian, then English. */
const small = new Set(
  [
    'a al ale ai ca ce cu de din dintre dupa este in intre ii la mai o pe pentru prin sau se si spre sub un unei unui',
    'an and at by for from is of on or the to with',
  ].flatMap((line) => line.split(' ')),
);

/** Whole sections before the things in them. */
const weights: Partial<Record<EntryKind, number>> = { page: 1.6, event: 1.2, work: 0.9, document: 0.8 };

const fields = ['title', 'names', 'address', 'text'];

const matching: SearchOptions = {
  boost: { title: 6, names: 3, address: 2 },
  prefix: (term) => term.length > 1,
  // Letters that may be wrong.
  fuzzy: (term) => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

/** A query as it is read and shown again: one line of at most 100 characters. */
export function readQuery(given: string): string {
  const line = given
    .slice(0, 1_000)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestQuery).join('').trim();
}

/** The words that are looked for. Small ones only where there are no others. */
function wanted(text: string): string[] {
  const all = [...new Set(terms(text))];
  const telling = all.filter((term) => !small.has(term));
  return (telling.length > 0 ? telling : all).slice(0, mostTerms);
}

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

/** Whether an address is a page, and not a place in one or a file. */
const isPage = ({ href }: Entry) => !/[#.]/.test(href);

export type SearchIndex = {
  /** Everything that a query means, best first. */
  find(query: string): Entry[];
  /** Pages whose title or address resembles the last segments of an address that leads nowhere, best first. */
  near(segments: string): Entry[];
};

/** Makes entries searchable: any beginning of a word, and words with a wrong letter or two, in any order. */
export function createSearchIndex(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch({
    fields,
    tokenize: terms,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map((entry, id) => ({ ...entry, id, address: isPage(entry) ? lastSegment(entry.href) : '' })),
  );
  const weightOf = (id: number) => {
    const entry = entries[id];
    return entry ? (weights[entry.kind] ?? 1) * (entry.weight ?? 1) : 1;
  };

  function ask(words: readonly string[], options: SearchOptions): Entry[] {
    if (words.length === 0) return [];
    const found = index.search(words.join(' '), { ...matching, boostDocument: weightOf, ...options });
    return found.flatMap(({ id }) => entries[Number(id)] ?? []);
  }

  return {
    find(query) {
      const words = wanted(query);
      const all = ask(words, { combineWith: 'AND' });
      return all.length > 0 ? all : ask(words, { combineWith: 'OR' });
    },
    near(segments) {
      const words = wanted(segments);
      // A number in an address is mostly an id, and says nothing of its page.
      const telling = words.filter((word) => !/^\d{1,3}$/.test(word));
      return ask(telling, { combineWith: 'AND', fields: ['title', 'names', 'address'] }).filter(isPage);
    },
  };
}
