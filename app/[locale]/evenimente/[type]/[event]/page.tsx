import { definePage, missing } from '@/app/define-page';
import { EventPage } from '@/components/events/event-page';
import { previewOf } from '@/lib/assets/artwork';
import { content } from '@/lib/content';
import { eventOfSegment, eventPath, isUpcoming, neighboursOf } from '@/lib/content/events';
import { languagesOf } from '@/lib/content/readers/twins';
import { setlists } from '@/lib/content/setlists';
import { plainText } from '@/lib/text/plain-text';

const page = definePage(async (locale, { event: segment }: { event: string }) => {
  const list = await content().events(locale);
  if (!list.ok) return { unavailable: segment };
  const event = eventOfSegment(list.items, segment);
  if (!event) return missing;
  const setlist = (await setlists()).find(({ id }) => id === event.setlistId);
  const { title, description, image } = event;
  return {
    head: {
      ...{ path: eventPath(event), title, description: plainText(description), image: previewOf(image) },
      ...{ language: event.language, languages: await languagesOf('events', locale, event) },
    },
    data: { event, upcoming: isUpcoming(event, new Date()), setlist, ...neighboursOf(list.items, event) },
  };
}, EventPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
