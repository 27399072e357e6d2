import { getTranslations } from 'next-intl/server';
import { SetlistIndex } from '@/components/setlists/setlist-index';
import { content } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/page-locale';
import { setlists, yearsOf } from '@/lib/content/setlists';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';
import { site } from '@/lib/content/site';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/programe-sala'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'setlists' });
  const years = yearsOf(await setlists());
  const span = { first: String(years.at(-1)), last: String(years[0]) };
  const description = t('description', { name: site.shortName, ...span });
  return pageMetadata({ locale, path: routes.setlists, title: t('title'), description });
}

export default async function SetlistsPage({ params }: Props) {
  const locale = await pageLocale(params);
  const events = await content().events(locale);
  return <SetlistIndex setlists={await setlists()} events={events.ok ? events.items : []} />;
}
