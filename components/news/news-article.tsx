import { getLocale, getTranslations } from 'next-intl/server';
import { SharePage } from '@/components/share/share-page';
import { aboveStory } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { PageFrame } from '@/components/ui/page-frame';
import { Pager } from '@/components/ui/pager';
import type { PagerLink } from '@/components/ui/pager';
import { Picture } from '@/components/ui/picture';
import { Untranslated } from '@/components/ui/untranslated';
import type { NewsItem } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import styles from './news.module.css';

type NewsArticleProps = {
  story: NewsItem;
  newer?: NewsItem | undefined;
  older?: NewsItem | undefined;
};

const neighbour = (locale: Locale, label: string, story: NewsItem | undefined): PagerLink | undefined =>
  story && {
    href: href(locale, 'news-details', { slug: story.slug }),
    label,
    title: story.title,
    lang: story.language,
  };

export async function NewsArticle({ story, newer, older }: NewsArticleProps) {
  const locale = await getLocale();
  const t = await getTranslations('news');
  const common = await getTranslations('common');
  const { title, date, summary, image, body, language } = story;
  return (
    <PageFrame
      above={await aboveStory()}
      eyebrow={<time dateTime={date}>{formatDate(locale, date)}</time>}
      title={title}
      lead={<p lang={language}>{summary}</p>}
      lang={language}
      long
    >
      <div className={styles.article}>
        <div className={styles.plate}>
          {image !== undefined && <Picture src={image} alt="" priority ratio="4 / 3" />}
        </div>
        <div className={styles.body}>
          <Untranslated language={language} className={styles.notice} />
          <RichText markup={body} lang={language} />
          <SharePage title={title} />
        </div>
      </div>
      <div className={styles.neighbours}>
        <Pager
          label={t('more')}
          previous={neighbour(locale, common('previous'), newer)}
          next={neighbour(locale, common('next'), older)}
        />
      </div>
    </PageFrame>
  );
}
