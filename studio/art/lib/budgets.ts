// How many bytes a picture may have: the drawings are encoded to these numbers, and check.ts holds the files to them.

/** A picture of a list: news, events, programmes, portraits, logos, clothing. */
const CARD = 25_000;
/** The 1200 × 630 JPEG for link previews. */
const PREVIEW = 72_000;
const FOLDERS: Record<string, number | undefined> = {
  hero: 120_000,
  social: 90_000,
  gallery: 80_000,
  product: 60_000,
  archive: 60_000,
  cathedral: 40_000,
  map: 60_000,
};

/** Bytes for a site path such as `/art/news/x.webp`. */
export const budgetOf = (path: string): number => {
  const folder = path.split('/')[2];
  if (path.endsWith('.jpg') && folder !== 'social') return PREVIEW;
  return FOLDERS[folder] ?? CARD;
};
