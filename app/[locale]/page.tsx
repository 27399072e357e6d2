import { Testimonials } from '@/components/carousel/testimonials';
import { Hero } from '@/components/home/hero';
import { LatestNews } from '@/components/home/latest-news';
import { NextConcert } from '@/components/home/next-concert';
import { Player } from '@/components/player/player';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import { content } from '@/lib/content';
import { newestFirst } from '@/lib/i18n/dates';
import { splitEvents } from '@/lib/content/events';
import { pageLocale } from '@/lib/i18n/page-locale';
import { homeText } from '@/lib/content/texts/home';
import { choirJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ locale: await pageLocale(params), path: '' });
}

export default async function HomePage({ params }: Props) {
  const locale = await pageLocale(params);
  const port = content();
  const [text, events, songs, testimonials, news] = await Promise.all([
    homeText(locale),
    port.events(locale),
    port.songs(locale),
    port.testimonials(locale),
    port.news(locale),
  ]);
  const next = events.ok ? splitEvents(events.items, new Date()).upcoming.find(isOn) : undefined;
  const missing = (
    <div className="wrap">
      <SectionUnavailable />
    </div>
  );
  return (
    <>
      <JsonLd data={choirJsonLd(locale)} />
      <Hero text={text.hero} />
      {events.ok ? <NextConcert event={next} /> : missing}
      <Player songs={songs.ok ? songs.items : null} />
      <div className="wrap">
        {testimonials.ok ? <Testimonials testimonials={testimonials.items} /> : <SectionUnavailable />}
      </div>
      {news.ok ? <LatestNews news={newestFirst(news.items)} /> : missing}
    </>
  );
}

const isOn = ({ status }: { status: string }) => status !== 'cancelled';
