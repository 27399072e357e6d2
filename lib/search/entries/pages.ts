import 'server-only';
import { content } from '@/lib/content';
import type { ListResult } from '@/lib/content/result';
import { placeValues } from '@/lib/content/texts/place-values';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { footerIndex, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import type { Entries, Entry } from '../entry';
import { wordsOf } from '../words-of';
import { fixedTexts } from './texts';
import type { PageText } from './texts';

/** The footer's index names every page. */
const places: readonly PlaceKey[] = ['home', ...footerIndex.flatMap((group) => group.places)];

const itemsOf = <Item>(list: ListResult<Item>): Item[] => (list.ok ? list.items : []);

/** Names of all places in a language, as the menus have them. */
async function labels(locale: Locale): Promise<(key: PlaceKey) => string> {
  const [t, values] = await Promise.all([translatorFor(locale, 'layout'), placeValues()]);
  return (key) => t(`pages.${key}`, values);
}

/** What pages show of lists whose items have no page of their own. */
async function listTexts(locale: Locale) {
  const port = content();
  const [history, clothing, partners, appearances] = await Promise.all([
    port.history(locale),
    port.clothing(locale),
    port.partners(locale),
    port.mediaAppearances(locale),
  ]);
  const texts: Partial<Record<PlaceKey, string>> = {
    history: itemsOf(history)
      .map(({ text }) => wordsOf(text))
      .join(' '),
    clothing: itemsOf(clothing)
      .map(({ title, text }) => `${title ?? ''} ${wordsOf(text)}`)
      .join(' '),
    partners: itemsOf(partners)
      .map(({ name }) => name)
      .join(' '),
    appearances: itemsOf(appearances)
      .map(({ title, source, summary }) => `${title} ${source ?? ''} ${summary}`)
      .join(' '),
  };
  return { texts, complete: [history, clothing, partners, appearances].every(({ ok }) => ok) };
}

/** The pages of the menus. Each is found by its name in every language: visitors try the words of other sites too. */
export async function pageEntries(locale: Locale): Promise<Entries> {
  const others = locales.filter((other) => other !== locale);
  const [label, foreign, fixed, lists] = await Promise.all([
    labels(locale),
    Promise.all(others.map(labels)),
    fixedTexts(locale),
    listTexts(locale),
  ]);
  const entries = places.map((key): Entry => {
    const { note, names, text }: PageText = fixed[key] ?? {};
    return {
      ...{ kind: 'page', title: label(key), href: placeHref(locale, key), note },
      names: [names, ...foreign.map((of) => of(key))].filter(Boolean).join(' '),
      text: [note, text, lists.texts[key]].filter(Boolean).join(' '),
    };
  });
  return { entries, complete: lists.complete };
}
