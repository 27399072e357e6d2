import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import { PageFrame } from '@/components/ui/page-frame';
import type { NewsItem } from '@/lib/content/types';
import { byYear } from '@/lib/i18n/dates';
import { NewsCard } from './news-card';
import styles from './news.module.css';

/** All stories, newest first, by year. */
export async function NewsIndex({ news }: { news: NewsItem[] }) {
  const t = await getTranslations('news');
  const common = await getTranslations('common');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {news.length === 0 && <Empty title={common('empty')} />}
      {byYear(news).map(({ year, items }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.yearTitle}>
            {year}
          </h2>
          <CardGrid>
            {items.map((story) => (
              <NewsCard key={story.id} story={story} />
            ))}
          </CardGrid>
        </section>
      ))}
    </PageFrame>
  );
}
