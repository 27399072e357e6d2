import { aboutSegment } from '@/lib/content/site';
import type { Locale } from './locales';
import { pageLocale } from './page-locale';

/**
 * The language of a page below `despre-{product}`; `known` is false when the segment names another product, so that
 * the page does not exist (reading 14).
 */
export async function aboutLocale(
  params: Promise<{ locale: string; about: string }>,
): Promise<{ locale: Locale; known: boolean }> {
  const locale = await pageLocale(params);
  return { locale, known: (await params).about === aboutSegment };
}
