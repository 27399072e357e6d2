import { getLocale, getTranslations } from 'next-intl/server';
import { NewsCard } from '@/components/news/news-card';
import { CardGrid } from '@/components/ui/card';
import { MoreLink } from '@/components/ui/more-link';
import { SectionHead } from '@/components/ui/section-head';
import type { NewsItem } from '@/lib/content/types';
import { href } from '@/lib/routing/routes';
import styles from './latest-news.module.css';

/** Two rows of four (reading 24). */
const shown = 8;

export async function LatestNews({ news }: { news: NewsItem[] }) {
  const locale = await getLocale();
  const t = await getTranslations('news');
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="news-title">
      <SectionHead
        id="news-title"
        title={t('title')}
        aside={<MoreLink href={href(locale, 'news')}>{t('all')}</MoreLink>}
      />
      <CardGrid>
        {news.slice(0, shown).map((story) => (
          <NewsCard key={story.id} story={story} />
        ))}
      </CardGrid>
    </section>
  );
}
