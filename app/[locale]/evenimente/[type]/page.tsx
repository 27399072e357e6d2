import { getTranslations } from 'next-intl/server';
import { EventIndex } from '@/components/events/event-index';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { content } from '@/lib/content';
import { splitEvents } from '@/lib/content/events';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/evenimente/[type]'>;

/** Every type but `news` shows the archive; one of another name is kept out of search (reading 10). */
async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const given = (await params).type;
  const type = given === 'news' ? 'news' : 'archive';
  const t = await getTranslations({ locale, namespace: 'events' });
  return { locale, type, named: given === type, t, events: await content().events(locale) } as const;
}

export async function generateMetadata(props: Props) {
  const { locale, type, named, t, events } = await load(props);
  const title = t(`${type}Title`);
  if (!events.ok) return unavailableMetadata(locale, title);
  const description = t(`${type}Description`);
  return pageMetadata({ locale, path: `evenimente/${type}`, title, description, index: named });
}

export default async function EventsPage(props: Props) {
  const { type, events } = await load(props);
  if (!events.ok) return <UnavailableView />;
  const { upcoming, past } = splitEvents(events.items, new Date());
  return <EventIndex type={type} events={type === 'news' ? upcoming : past} />;
}
