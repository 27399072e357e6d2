import { EventPage } from '@/components/events/event-page';
import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { previewOf } from '@/lib/assets/artwork';
import { content } from '@/lib/content';
import { eventOfSegment, eventSegment, isUpcoming, neighboursOf } from '@/lib/content/events';
import { pageLocale } from '@/lib/i18n/page-locale';
import { setlists } from '@/lib/content/setlists';
import { plainText } from '@/lib/text/plain-text';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/evenimente/[type]/[event]'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const { event: segment } = await params;
  const events = await content().events(locale);
  return { locale, segment, events, event: events.ok ? eventOfSegment(events.items, segment) : undefined };
}

export async function generateMetadata(props: Props) {
  const { locale, segment, events, event } = await load(props);
  if (!events.ok) return unavailableMetadata(locale, segment);
  if (!event) return notFoundMetadata(locale);
  const path = `evenimente/news/${eventSegment(event)}`;
  const { title, description, image } = event;
  return pageMetadata({ locale, path, title, description: plainText(description), image: previewOf(image) });
}

export default async function ConcertPage(props: Props) {
  const { locale, events, event } = await load(props);
  if (!events.ok) return <UnavailableView />;
  if (!event) return <NotFoundView />;
  const setlist = (await setlists()).find(({ id }) => id === event.setlistId);
  const upcoming = isUpcoming(event, new Date());
  const neighbours = neighboursOf(events.items, event);
  return <EventPage {...{ locale, event, upcoming, setlist }} {...neighbours} />;
}
