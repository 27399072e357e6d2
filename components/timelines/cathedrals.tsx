import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { byDecade } from '@/components/ui/decades';
import { Figure } from '@/components/ui/figure';
import { PageFrame } from '@/components/ui/page-frame';
import { Timeline } from '@/components/ui/timeline';
import type { Locale } from '@/lib/i18n/locales';
import { countConcerts } from '@/lib/content/texts/cathedrals';
import type { CathedralVenue, CathedralsPage } from '@/lib/content/texts/cathedrals';
import styles from './timelines.module.css';

function Venues({ venues }: { venues: CathedralVenue[] }) {
  return (
    <ul role="list" className={styles.venues}>
      {venues.map(({ city, country, place }) => (
        <li key={`${city} ${place}`}>
          <strong>{[city, country].filter(Boolean).join(', ')}</strong>{' '}
          <span className={styles.place}>{place}</span>
        </li>
      ))}
    </ul>
  );
}

/** Year by year from 1973 to 2022, with the margin as the time axis. */
export async function Cathedrals({ locale, page }: { locale: Locale; page: CathedralsPage }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const entries = page.years.map(({ year, venues }) => ({
    year,
    mark: String(year),
    content: <Venues venues={venues} />,
  }));
  const total = t('concertsTotal', { count: countConcerts(page.years), years: page.years.length });
  return (
    <PageFrame locale={locale} title={page.title} lead={page.lead}>
      <div className={styles.opening}>
        <p className={styles.total}>{total}</p>
        <RichText markup={page.body} />
        <div className={styles.figures}>
          {page.images.map((image) => (
            <Figure key={image.src} {...image} sizes="(min-width: 992px) 25vw, 50vw" />
          ))}
        </div>
      </div>
      <Timeline groups={byDecade(entries)} jumpLabel={t('decades')} />
    </PageFrame>
  );
}
