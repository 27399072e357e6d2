import { getTranslations } from 'next-intl/server';
import { NewsCard } from '@/components/news/news-card';
import { CardGrid } from '@/components/ui/card';
import { MoreLink } from '@/components/ui/more-link';
import { SectionHead } from '@/components/ui/section-head';
import type { NewsItem } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import styles from './latest-news.module.css';

/** Two rows of four (reading 24). */
const shown = 8;

export async function LatestNews({ locale, news }: { locale: Locale; news: NewsItem[] }) {
  const t = await getTranslations({ locale, namespace: 'news' });
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="news-title">
      <SectionHead
        id="news-title"
        title={t('title')}
        aside={<MoreLink href={href(locale, 'news')}>{t('all')}</MoreLink>}
      />
      <CardGrid>
        {news.slice(0, shown).map((story) => (
          <NewsCard key={story.id} locale={locale} story={story} />
        ))}
      </CardGrid>
    </section>
  );
}
