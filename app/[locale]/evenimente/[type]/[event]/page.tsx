import { definePage, missing } from '@/app/define-page';
import { eventCard } from '@/components/events/event-card';
import { eventDescription, eventLabels } from '@/components/events/event-description';
import { EventPage } from '@/components/events/event-page';
import { aboveEvent } from '@/components/ui/trails';
import { content } from '@/lib/content';
import { eventOfSegment, eventPath, isUpcoming, neighboursOf } from '@/lib/content/events';
import { languagesOf } from '@/lib/content/readers/twins';
import { setlists } from '@/lib/content/setlists';
import { eventNode } from '@/lib/seo/graph/event';

const page = definePage(async (locale, { event: segment }: { event: string }) => {
  const list = await content().events(locale);
  if (!list.ok) return { unavailable: segment };
  const event = eventOfSegment(list.items, segment);
  if (!event) return missing;
  const setlist = (await setlists()).find(({ id }) => id === event.setlistId);
  const upcoming = isUpcoming(event, new Date());
  const { title, shortTitle } = event;
  const [description, labels, card] = await Promise.all([
    eventDescription(event, upcoming),
    eventLabels(event, upcoming),
    eventCard(event, upcoming),
  ]);
  return {
    head: {
      ...{ path: eventPath(event), title, shortTitle, description, labels, card },
      ...{ language: event.language, languages: await languagesOf('events', locale, event) },
      trail: [...(await aboveEvent(upcoming)), { label: title }],
      node: (page) => eventNode(page, event, upcoming),
    },
    data: { event, upcoming, setlist, ...neighboursOf(list.items, event) },
  };
}, EventPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
