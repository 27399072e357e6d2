import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { aboveSetlist } from '@/components/ui/trails';
import { setlistDescription } from '@/components/setlists/setlist-description';
import { SetlistPage } from '@/components/setlists/setlist-page';
import { content } from '@/lib/content';
import { cityName, setlistPage, yearOf } from '@/lib/content/setlists';
import { formatDate } from '@/lib/i18n/dates';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale, { programme }: { programme: string }) => {
  const setlist = await setlistPage(programme);
  if (!setlist) return missing;
  const events = await content().events(locale);
  const event = events.ok ? events.items.find(({ setlistId }) => setlistId === setlist.id) : undefined;
  const description = await setlistDescription(setlist);
  const t = await getTranslations('setlists');
  const { date, image, city } = setlist;
  const title = t('pageTitle', { title: setlist.title[locale], year: String(yearOf(date)) });
  const path = pathOf('setlist', { programme });
  return {
    head: {
      trail: [...(await aboveSetlist()), { label: setlist.title[locale] }],
      path,
      title,
      description,
      card: {
        title: setlist.title[locale],
        when: formatDate(locale, date),
        where: cityName(city, locale),
        cover: image,
      },
    },
    data: { setlist, event },
  };
}, SetlistPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
