import en from '@/content/en/pages/error.json';
import ro from '@/content/ro/pages/error.json';
import type { Locale } from '@/lib/i18n/locales';

/**
 * What the site says when a page has failed. Fixed texts rather than messages: the browser needs them when nothing of
 * the page is left to bring them, and they are small enough to be there on every page.
 */
export const errorTexts: Record<Locale, typeof ro> = { ro, en };
