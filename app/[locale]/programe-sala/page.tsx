import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { SetlistIndex } from '@/components/setlists/setlist-index';
import { content } from '@/lib/content';
import { setlists, yearsOf } from '@/lib/content/setlists';
import { site } from '@/content/site';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('setlists');
  const [all, events] = await Promise.all([setlists(), content().events(locale)]);
  const years = yearsOf(all);
  const span = { first: String(years.at(-1)), last: String(years[0]) };
  const description = t('description', { name: site.shortName, ...span });
  return {
    head: { path: pathOf('setlists'), title: t('title'), description },
    data: { setlists: all, events: events.ok ? events.items : [] },
  };
}, SetlistIndex);

export const { generateMetadata } = page;
export default page.Page;
