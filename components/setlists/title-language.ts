import type { Locale } from '@/lib/i18n/locales';
import type { Setlist } from '@/lib/content/setlists';

/** Language of a programme's title when it is not the page's: many are named after one of their works. */
export function titleLanguage(locale: Locale, { title, works }: Pick<Setlist, 'title' | 'works'>) {
  const language = works.find((work) => work.title === title[locale])?.lang;
  return language === locale ? undefined : language;
}
