import type { Locale } from '@/lib/i18n/locales';

/** Each language's own name, in both interfaces. */
export const languageNames: Record<Locale, string> = { ro: 'Română', en: 'English' };
