import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import { PageHeader } from '@/components/ui/page-header';
import type { NewsItem } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { NewsCard } from './news-card';
import styles from './news.module.css';

type Year = { year: string; stories: NewsItem[] };

function byYear(news: NewsItem[]): Year[] {
  const years = [...new Set(news.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, stories: news.filter(({ date }) => date.startsWith(year)) }));
}

/** All stories, newest first, by year. */
export async function NewsIndex({ locale, news }: { locale: Locale; news: NewsItem[] }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return (
    <div className="wrap">
      <PageHeader title={t('title')} lead={<p>{t('lead')}</p>} />
      {news.length === 0 && <Empty title={common('empty')} />}
      {byYear(news).map(({ year, stories }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.yearTitle}>
            {year}
          </h2>
          <CardGrid>
            {stories.map((story) => (
              <NewsCard key={story.id} locale={locale} story={story} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
