/** The languages of the site (product §9). */
export const locales = ['ro', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ro';

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The other language: there are exactly two. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ro' ? 'en' : 'ro';
}
