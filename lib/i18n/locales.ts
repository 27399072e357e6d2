/** What the site must know of a language; everything else derives from the table below. */
type LocaleFacts = {
  /** BCP 47 with a region: the language's own dates and numbers, its Open Graph tag and its flag. */
  tag: `${string}-${string}`;
  /** The language's name in itself. */
  name: string;
  /** Quotation marks: around a text, and around a quotation inside it. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** How running text tells the time: 19:00 or 7 pm. */
  clock: 12 | 24;
  /**
   * What is said after an amount, and in a sentence after a whole number of the plural form “other” (20 de lei); the
   * currency itself is in content/site.json (reading 40).
   */
  money: readonly [word: string, ofMany: string];
};

/**
 * The languages of the site (product §9). A new one is a row here, its messages, its content and its segment in
 * the matcher of middleware.ts; types and tests name whatever is still missing.
 */
export const localeTable = {
  ro: { tag: 'ro-RO', name: 'Română', quotes: ['„', '”', '«', '»'], clock: 24, money: ['lei', 'de lei'] },
  en: { tag: 'en-GB', name: 'English', quotes: ['“', '”', '‘', '’'], clock: 12, money: ['RON', 'RON'] },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof localeTable;

/** The language of an address without one, and the `x-default` of search engines. */
export const defaultLocale: Locale = 'ro';

export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(localeTable, value);
}

export const locales = Object.keys(localeTable).filter(isLocale);

/** As Open Graph writes a language: `ro_RO`. */
export const openGraphLocale = (locale: Locale): string => localeTable[locale].tag.replace('-', '_');

/** A language (BCP 47) by its name in another: `languageName('ro', 'en')` → "Romanian". */
export function languageName(language: string, inLocale: Locale): string {
  return new Intl.DisplayNames(localeTable[inLocale].tag, { type: 'language' }).of(language) ?? language;
}
