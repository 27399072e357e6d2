import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { cityName } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';

/** Search engines show about this much of a description. */
const namedWorks = 4;

/** A programme in a sentence, for search results and link previews. */
export async function setlistDescription(
  locale: Locale,
  { title, city, date, works }: Setlist,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'setlists' });
  const more = works.length > namedWorks ? ' …' : '';
  return t('pageDescription', {
    title: title[locale],
    where: cityName(city, locale),
    date: formatDate(locale, date),
    works: `${works
      .slice(0, namedWorks)
      .map((work) => work.title)
      .join(', ')}${more}`,
  });
}
