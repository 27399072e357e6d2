import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { NewsIndex } from '@/components/news/news-index';
import { content } from '@/lib/content';
import { leads } from '@/lib/content/texts/leads';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('news');
  const news = await content().news(locale);
  if (!news.ok) return { unavailable: t('title') };
  const head = {
    path: pathOf('news'),
    title: t('title'),
    feed: { name: 'news' as const, title: t('title') },
    description: (await leads(locale)).news.description,
  };
  return { head, data: { news: news.items } };
}, NewsIndex);

export const { generateMetadata } = page;
export default page.Page;
