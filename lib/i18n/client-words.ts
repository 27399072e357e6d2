import 'server-only';
import type { MessageKeys, NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from './locales';
import type { Messages } from './messages';
import { wordArguments } from './words';
import type { PluralWord, Words } from './words';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type KeyOf<In extends Namespace> = MessageKeys<
  NestedValueOf<Messages, In>,
  NestedKeyOf<NestedValueOf<Messages, In>>
>;

// An argument given its own name comes out unfilled, for the browser to fill.
const unfilled = Object.fromEntries(wordArguments.map((name) => [name, `{${name}}`]));

/** A number of each plural category of a language: ro → few 0, one 1, other 20. */
function samples(locale: Locale): Map<Intl.LDMLPluralRule, number> {
  const rules = new Intl.PluralRules(locale);
  const upTo100 = Array.from({ length: 101 }, (_, index) => 100 - index);
  return new Map(upTo100.map((count) => [rules.select(count), count]));
}

/**
 * Messages of a namespace for a client component, which says them with `say`: the texts alone travel, no catalogue
 * and no formatter. Messages that choose by `{count}` are named apart, in `plurals`.
 */
export async function clientWords<
  In extends Namespace,
  Key extends KeyOf<In>,
  Plural extends KeyOf<In> = never,
>(namespace: In, keys: readonly Key[], plurals: readonly Plural[] = []): Promise<Words<Key, Plural>> {
  const locale = await getLocale();
  const t = await getTranslations<Namespace>(namespace);
  const text = (key: KeyOf<Namespace>, count?: number) =>
    t(key, count === undefined ? unfilled : { ...unfilled, count });
  const plural = (key: Plural): PluralWord => {
    const forms = [...samples(locale)].map(([category, count]) => [category, text(key, count)]);
    return { locale, forms: Object.fromEntries(forms) };
  };
  return Object.fromEntries([
    ...keys.map((key) => [key, text(key)]),
    ...plurals.map((key) => [key, plural(key)]),
  ]);
}
