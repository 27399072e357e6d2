import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { EventIndex } from '@/components/events/event-index';
import { content } from '@/lib/content';
import { eventHref, splitEvents } from '@/lib/content/events';
import { site } from '@/content/site';
import { pathOf } from '@/lib/routing/routes';
import type { EventType } from '@/lib/routing/routes';
import { itemsNode } from '@/lib/seo/graph/lists';

/**
 * Every type but `news` shows the archive; types other than `archive` are kept out of search engines (reading 10), and
 * the name of a file, which feed readers and calendars guess, is no type.
 */
const page = definePage(async (locale, { type: given }: { type: string }) => {
  if (given.includes('.')) return missing;
  const type: EventType = given === 'news' ? 'news' : 'archive';
  const t = await getTranslations('events');
  const list = await content().events(locale);
  const title = t(`${type}Title`);
  if (!list.ok) return { unavailable: title };
  const { upcoming, past } = splitEvents(list.items, new Date());
  const path = pathOf('events', { type });
  const events = type === 'news' ? upcoming : past;
  return {
    head: {
      path,
      title,
      description: t(`${type}Description`, { name: site.shortName }),
      index: given === type,
      node: (page) =>
        itemsNode(
          page,
          title,
          events.map((event) => ({ label: event.title, href: eventHref(locale, event) })),
        ),
    },
    data: { type, events },
  };
}, EventIndex);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
