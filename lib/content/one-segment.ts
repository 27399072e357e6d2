import type { ChoirEvent } from './types';
import type { ListResult } from './result';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

type ReadEvents = (locale: Locale) => Promise<ListResult<ChoirEvent>>;

/**
 * An event has one address segment in every language, that of its record in the default one: the other languages'
 * titles would make pages of it that know nothing of each other. One that the default language lacks keeps its own.
 */
export function withOneSegment(read: ReadEvents): ReadEvents {
  return async (locale) => {
    if (locale === defaultLocale) return read(locale);
    const [own, original] = await Promise.all([read(locale), read(defaultLocale)]);
    if (!own.ok || !original.ok) return own;
    const slugs = new Map(original.items.map(({ id, slug }) => [id, slug]));
    return { ok: true, items: own.items.map((event) => ({ ...event, slug: slugs.get(event.id) ?? event.slug })) };
  };
}
