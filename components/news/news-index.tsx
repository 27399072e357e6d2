import { getLocale, getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import { PageFrame } from '@/components/ui/page-frame';
import { YearSections } from '@/components/ui/year-sections';
import { leads } from '@/lib/content/texts/leads';
import type { NewsItem } from '@/lib/content/types';
import { NewsCard } from './news-card';
import styles from './news.module.css';

/** All stories, newest first, by year. */
export async function NewsIndex({ news }: { news: NewsItem[] }) {
  const locale = await getLocale();
  const t = await getTranslations('news');
  const common = await getTranslations('common');
  return (
    <PageFrame title={t('title')} lead={(await leads(locale)).news.lead}>
      {news.length === 0 && <Empty title={common('empty')} />}
      <YearSections items={news} className={styles.year} titleClassName={styles.yearTitle}>
        {(items) => (
          <CardGrid>
            {items.map((story) => (
              <NewsCard key={story.id} story={story} />
            ))}
          </CardGrid>
        )}
      </YearSections>
    </PageFrame>
  );
}
