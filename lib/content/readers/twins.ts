import 'server-only';
import { content } from '..';
import type { ListResult } from '../result';
import { slugOf } from '../slug';
import { isLocale, locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/** Lists whose items have pages of their own. */
export type PagedList = 'news' | 'pressReleases' | 'events';

/** What tells the pages of an item: `language` only where its text is not in the language of the page. */
export type Form = { id: number; slug: string; language?: string | undefined };

/** An item in the first language of `languages`, those in which it has a page canonical to itself. */
export type Twins = { item: Form; languages: Locale[] };

/** The site's language in which an item is written (`ro-RO` is `ro`), when it says so. */
export function writtenIn({ language }: Pick<Form, 'language'>): Locale | undefined {
  const base = language?.split('-')[0];
  return isLocale(base) ? base : undefined;
}

/** What the addresses of an item have in common in every language. */
const keyOf = (name: PagedList, { id, slug }: Form) => (name === 'events' ? String(id) : slug);

/**
 * Of an item's forms, the languages whose page is canonical to itself: a text left untranslated leads to the page in
 * its own language, if there is one.
 */
export function ownLanguages(forms: ReadonlyMap<Locale, Pick<Form, 'language'>>): Locale[] {
  const isOriginal = (locale: Locale | undefined) => {
    const form = locale && forms.get(locale);
    return form !== undefined && (writtenIn(form) ?? locale) === locale;
  };
  return locales.filter((locale) => {
    const form = forms.get(locale);
    return form !== undefined && (isOriginal(locale) || !isOriginal(writtenIn(form)));
  });
}

/** A list in every language: each item's forms by language, and whether all of the lists could be read. */
async function formsOf(name: PagedList) {
  const read = async (locale: Locale): Promise<[Locale, ListResult<Form>]> => [locale, await content()[name](locale)];
  const answers = await Promise.all(locales.map(read));
  const forms = new Map<string, Map<Locale, Form>>();
  for (const [locale, answer] of answers)
    for (const item of answer.ok ? answer.items : []) {
      const key = keyOf(name, item);
      forms.set(key, (forms.get(key) ?? new Map<Locale, Form>()).set(locale, item));
    }
  return { complete: answers.every(([, answer]) => answer.ok), forms };
}

/** Every item of a list once, with the languages of its pages; `unavailable` when the list is missing in one of them. */
export async function twins(name: PagedList): Promise<ListResult<Twins>> {
  const { complete, forms } = await formsOf(name);
  if (!complete) return { ok: false, reason: 'unavailable' };
  const items = [...forms.values()].flatMap((each) => {
    const languages = ownLanguages(each);
    const item = languages[0] && each.get(languages[0]);
    return item ? [{ item, languages }] : [];
  });
  return { ok: true, items };
}

/**
 * The languages in which an item that was found in `locale` has a page canonical to itself. A list that cannot be read
 * names none of its pages.
 */
export async function languagesOf(name: PagedList, locale: Locale, item: Form): Promise<Locale[]> {
  const { forms } = await formsOf(name);
  const known = forms.get(keyOf(name, item)) ?? new Map<Locale, Form>();
  return ownLanguages(new Map<Locale, Form>(known).set(locale, item));
}

/**
 * Of the item at an address segment: the languages in which it has a page, and those in which that page is canonical to
 * itself. Undefined when there is no such item, or when not all of the lists could be read.
 */
export async function pagesOf(
  name: PagedList,
  locale: Locale,
  segment: string,
): Promise<{ all: Locale[]; own: Locale[] } | undefined> {
  // Stories are read one by one: the host is not asked for whole lists over each address that somebody makes up.
  if (name === 'news' && !(await content().newsItem(locale, segment)).ok) return undefined;
  const { complete, forms } = await formsOf(name);
  const key = name === 'events' ? /^\d+(?=-|$)/.exec(segment)?.[0] : slugOf(segment);
  const known = complete && key !== undefined ? forms.get(key) : undefined;
  return known && { all: [...known.keys()], own: ownLanguages(known) };
}
