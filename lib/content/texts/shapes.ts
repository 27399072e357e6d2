import { number, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/** Building blocks of the fixed texts' schemas: everything is required and nothing is converted. */

/** Plain text or HTML, non-empty and trimmed. */
export const text = () => string().strict().trim().min(1).required();

/** An address of this site, e.g. `/art/cathedral/1.webp`. */
export const sitePath = () =>
  string()
    .strict()
    .matches(/^\/(?!\/)\S+$/)
    .required();

/** A picture of the site, with its alternative text and its caption. */
export const picture = () => object({ src: sitePath(), alt: text(), caption: text() }).noUnknown();

/** A calendar year that a choir may speak of. */
export const year = () => number().strict().integer().min(1900).max(2100).required();

/** A two-letter country code (ISO 3166-1). */
export const countryCode = () =>
  string()
    .strict()
    .matches(/^[A-Z]{2}$/);

/** A text given in every language, in a file that the languages share. */
export const inEveryLanguage = () => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, text()]));
  return object(texts as Record<Locale, ReturnType<typeof text>>).noUnknown().required();
};
