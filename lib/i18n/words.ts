import type { Locale } from './locales';

/** What a message for the browser may ask for. Left unfilled on the server, filled by `say`. */
export const wordArguments = [
  ...(['amount', 'count', 'date', 'duration'] as const),
  ...(['index', 'percent', 'position', 'shown', 'voice'] as const),
] as const;
type Values = Partial<Record<(typeof wordArguments)[number], string | number>>;

/** A message that depends on `count`: a text for each plural category (CLDR) of its language. */
export type PluralWord = { locale: Locale; forms: Partial<Record<Intl.LDMLPluralRule, string>> };

/** What `clientWords` gives (lib/i18n/client-words.ts). */
export type Words<Key extends string, Plural extends string = never> = Record<Key, string> &
  Record<Plural, PluralWord>;

/** A word as it is said: "Song {index} of {count}" with `{ index: 2, count: 9 }` → "Song 2 of 9". */
export function say(word: string | PluralWord, values: Values): string {
  const known = new Map<string, string | number>(Object.entries(values));
  return formOf(word, Number(values.count)).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(known.get(name) ?? whole),
  );
}

function formOf(word: string | PluralWord, count: number): string {
  if (typeof word === 'string') return word;
  return word.forms[new Intl.PluralRules(word.locale).select(count)] ?? word.forms.other ?? '';
}
