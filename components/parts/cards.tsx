import { EventItem } from '@/components/events/event-item';
import { NewsCard } from '@/components/news/news-card';
import { SetlistCard } from '@/components/setlists/setlist-card';
import { ProductCard } from '@/components/shop/product-card';
import { readProduct } from '@/lib/shop/read-product';
import { dialogLabels, productLabels } from '@/components/shop/server-labels';
import { ShopDialogs } from '@/components/shop/shop-dialogs';
import { CardGrid } from '@/components/ui/card';
import { MarginList } from '@/components/ui/margin-list';
import { content } from '@/lib/content';
import { eventStatuses } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { setlists } from '@/lib/content/setlists';
import { products } from '@/lib/shop/products';
import styles from './parts.module.css';
import { Part, Shelf } from './shelf';

/** A plain product, the longest title, a free product and a sold-out one. */
const shownProducts = [1, 18, 21, 22];

async function Products({ locale }: { locale: Locale }) {
  const [labels, dialogs] = await Promise.all([productLabels(locale), dialogLabels(locale)]);
  return (
    <>
      <ul role="list" className={styles.covers}>
        {products()
          .filter(({ id }) => shownProducts.includes(id))
          .map((product) => (
            <ProductCard
              key={product.id}
              locale={locale}
              product={readProduct(locale, product)}
              labels={labels}
              priority={false}
            />
          ))}
      </ul>
      <ShopDialogs locale={locale} labels={dialogs} productLabels={labels} />
    </>
  );
}

/** One event of each status, one with free entry, and one that is over. */
async function Events({ locale }: { locale: Locale }) {
  const events = await content().events(locale);
  const items = events.ok ? events.items : [];
  const shown = [
    ...eventStatuses.map((status) => items.find((event) => event.status === status)),
    items.find((event) => event.free),
  ].filter((event) => event !== undefined);
  return (
    <MarginList>
      {shown.map((event) => (
        <EventItem key={event.id} locale={locale} event={event} upcoming />
      ))}
      {shown.slice(0, 1).map((event) => (
        <EventItem key="over" locale={locale} event={event} upcoming={false} />
      ))}
    </MarginList>
  );
}

async function News({ locale }: { locale: Locale }) {
  const news = await content().news(locale);
  const [story] = news.ok ? news.items : [];
  return (
    <CardGrid>
      {story && <NewsCard locale={locale} story={story} />}
      {story && <NewsCard locale={locale} story={{ ...story, image: undefined }} />}
    </CardGrid>
  );
}

async function Programmes({ locale }: { locale: Locale }) {
  const all = await setlists();
  const shown = [all.find(({ twin }) => twin), all.find(({ twin }) => !twin)];
  return (
    <div className={styles.covers}>
      {shown.map((setlist) => setlist && <SetlistCard key={setlist.id} locale={locale} setlist={setlist} />)}
    </div>
  );
}

/** The cards that features build from the shared components, with sample content. */
export function Cards({ locale }: { locale: Locale }) {
  return (
    <Shelf title="Cards">
      <Part name="product-card: plain, long title, free, sold out">
        <Products locale={locale} />
      </Part>
      <Part name="event-item: of each status, with free entry, over">
        <Events locale={locale} />
      </Part>
      <Part name="news-card: with plate, without">
        <News locale={locale} />
      </Part>
      <Part name="setlist-card: with its own page, with the PDF alone">
        <Programmes locale={locale} />
      </Part>
    </Shelf>
  );
}
