import { definePage } from '@/app/define-page';
import { Testimonials } from '@/components/carousel/testimonials';
import { Hero } from '@/components/home/hero';
import { LatestNews } from '@/components/home/latest-news';
import { NextConcert } from '@/components/home/next-concert';
import { Player } from '@/components/player/player';
import { IncompletePage, SectionUnavailable } from '@/components/ui/section-unavailable';
import { content } from '@/lib/content';
import { splitEvents } from '@/lib/content/events';
import { homeText } from '@/lib/content/texts/home';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/routes';

async function readSections(locale: Locale) {
  const port = content();
  const [text, events, songs, testimonials, news] = await Promise.all([
    homeText(locale),
    port.events(locale),
    port.songs(locale),
    port.testimonials(locale),
    port.news(locale),
  ]);
  return { text, events, songs, testimonials, news };
}

type HomeProps = Awaited<ReturnType<typeof readSections>>;

/** Every section stands by itself: one without its list says so, and the others are whole. */
function Home({ text, events, songs, testimonials, news }: HomeProps) {
  const upcoming = events.ok ? splitEvents(events.items, new Date()).upcoming : [];
  const [soonest] = upcoming;
  const cancelled = soonest && !isOn(soonest) ? soonest : undefined;
  const unavailable = (
    <div className="wrap">
      <SectionUnavailable />
    </div>
  );
  return (
    <>
      <Hero text={text.hero} />
      {events.ok ? <NextConcert event={upcoming.find(isOn)} cancelled={cancelled} /> : unavailable}
      {!songs.ok && <IncompletePage />}
      <Player songs={songs.ok ? songs.items : null} />
      {testimonials.ok ? (
        <div className="wrap">
          <Testimonials testimonials={testimonials.items} />
        </div>
      ) : (
        unavailable
      )}
      {news.ok ? <LatestNews news={news.items} /> : unavailable}
    </>
  );
}

const isOn = ({ status }: { status: string }) => status !== 'cancelled';

const page = definePage(
  async (locale) => ({ head: { path: pathOf('home'), wholeChoir: true }, data: await readSections(locale) }),
  Home,
);

export const { generateMetadata } = page;
export default page.Page;
