import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';
import cathedrals from '@/content/cathedrals.json';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

/** The interface's own messages: tests look for exactly what the page was given. */
export const words = { ro, en } as const satisfies Record<Locale, unknown>;

/** Messages with arguments: `say('ro')('cart.pieces', { count: 2, shown: '2' })`. */
export const say = (locale: Locale) => createTranslator<typeof en>({ locale, messages: words[locale] });

const years = cathedrals.map(({ year }) => year);

/** What the names of pages say of this choir. */
export const facts = {
  name: site.shortName,
  founder: site.founder,
  years: `${Math.min(...years)}–${Math.max(...years)}`,
};

/** „Secțiune | numele corului”; the choir's name alone without a section. */
export const titleOf = (locale: Locale, section?: string) =>
  section === undefined ? site.name[locale] : `${section} | ${site.name[locale]}`;

/** The 404 title, Romanian in both languages (reading 18). */
export const notFoundTitle = (locale: Locale) => titleOf(locale, 'Pagina nu a fost gasită');
