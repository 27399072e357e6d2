import { setRequestLocale } from 'next-intl/server';
import { aboutSegment, site } from '@/content/site';
import { defaultLocale, isLocale } from './locales';
import type { Locale } from './locales';

/** Segments that are one word: the language, and the choir's own names (reading 14). */
export type PageParams = { locale: string; about?: string; founder?: string };

/**
 * The language of the page being rendered, made known to next-intl so that the page stays cacheable. `known` is false
 * when a segment names no language, another product or another founder: then there is no such page, and it says so
 * in the default language or the one given.
 */
export async function pageLocale(params: Promise<PageParams>): Promise<{ locale: Locale; known: boolean }> {
  const { locale: first, about = aboutSegment, founder = site.founderSlug } = await params;
  const locale = isLocale(first) ? first : defaultLocale;
  setRequestLocale(locale);
  return { locale, known: isLocale(first) && about === aboutSegment && founder === site.founderSlug };
}
