import type { ReactNode } from 'react';
import { Testimonials } from '@/components/carousel/testimonials';
import { EventIndex } from '@/components/events/event-index';
import { EventPage } from '@/components/events/event-page';
import { Archive } from '@/components/founder/archive';
import { Testimonials as FounderTestimonials } from '@/components/founder/testimonials';
import { Clothing } from '@/components/history/clothing';
import { Discography } from '@/components/history/discography';
import { Members } from '@/components/history/members';
import { LatestNews } from '@/components/home/latest-news';
import { NextConcert } from '@/components/home/next-concert';
import { MediaSectionView } from '@/components/media/media-section-view';
import { ReleasePage } from '@/components/media/release-page';
import { NewsArticle } from '@/components/news/news-article';
import { NewsIndex } from '@/components/news/news-index';
import { PeoplePage } from '@/components/people/people-page';
import { Player } from '@/components/player/player';
import { Announcements } from '@/components/public-information/announcements';
import { RichText } from '@/components/rich-text/rich-text';
import { isUpcoming, neighboursOf, splitEvents } from '@/lib/content/events';
import type { ListItem, ListName } from '@/lib/content/lists';

const now = new Date('2026-11-22T12:00:00Z');

/** Pages of one item are many: each third of them is enough, since a value stands in every field once. */
const some = <Item,>(items: readonly Item[]) => items.filter((_, index) => index % 3 === 0);

/** Every view that shows a list, with these items in it. */
export const views: { [Name in ListName]: (items: ListItem<Name>[]) => ReactNode } = {
  news: (items) => (
    <>
      <NewsIndex news={items} />
      <LatestNews news={items} />
      {some(items).map((story, index) => (
        <NewsArticle key={index} story={story} newer={items[index - 1]} older={items[index + 1]} />
      ))}
    </>
  ),
  events: (items) => (
    <>
      <EventIndex type="news" events={splitEvents(items, now).upcoming} />
      <EventIndex type="archive" events={splitEvents(items, now).past} />
      {some(items).map((event, index) => (
        <div key={index}>
          <NextConcert event={event} />
          <EventPage
            event={event}
            upcoming={isUpcoming(event, now)}
            {...neighboursOf(items, event)}
          />
        </div>
      ))}
    </>
  ),
  pressReleases: (items) => (
    <>
      <MediaSectionView data={{ ok: true, section: 'press', items }} />
      {some(items).map((release, index) => (
        <ReleasePage key={index} release={release} releases={items.slice(0, 3)} />
      ))}
    </>
  ),
  mediaAppearances: (items) => <MediaSectionView data={{ ok: true, section: 'media', items }} />,
  branding: (items) => <MediaSectionView data={{ ok: true, section: 'branding', items }} />,
  gallery: (items) => <MediaSectionView data={{ ok: true, section: 'gallery', items }} />,
  partners: (items) => <MediaSectionView data={{ ok: true, section: 'partners', items }} />,
  songs: (items) => <Player songs={items} />,
  testimonials: (items) => <Testimonials testimonials={items} />,
  history: (items) => items.map(({ text }, index) => <RichText key={index} markup={text} headings={3} />),
  memberGroups: (items) => <Members groups={items} />,
  clothing: (items) => <Clothing items={items} />,
  discography: (items) => <Discography albums={items} />,
  founderTestimonials: (items) => <FounderTestimonials testimonials={{ ok: true, items }} />,
  founderArchive: (items) => <Archive lead="" archive={{ ok: true, items }} />,
  managers: (items) => <PeoplePage title="Management" lead="" people={items} cvLabel="CV" />,
  announcements: (items) => <Announcements announcements={items} />,
};
