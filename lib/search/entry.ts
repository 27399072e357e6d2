/** What a result is; each has a label, `search.kinds.{kind}`. */
export const entryKinds = [
  ...(['page', 'event', 'news', 'release', 'announcement', 'document'] as const),
  ...(['programme', 'product', 'album', 'work', 'person'] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something that can be found: an address, and the words by which it is looked for. All texts are plain. */
export type Entry = {
  kind: EntryKind;
  title: string;
  /** Language (BCP 47) of the title where it is not the page's. */
  language?: string | undefined;
  /** An address of the site with its language, or of a document. */
  href: string;
  /** A line under the title, in a list of results. */
  note?: string | undefined;
  /** What else it is called: people, places, a title in the other language. */
  names?: string | undefined;
  text?: string | undefined;
  /** Counts for more (above 1) or less than others of its kind. */
  weight?: number | undefined;
};

/** Entries of some lists; `complete` is false when one of the lists could not be read. */
export type Entries = { entries: Entry[]; complete: boolean };
