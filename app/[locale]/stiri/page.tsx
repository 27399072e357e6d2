import { getTranslations } from 'next-intl/server';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { NewsIndex } from '@/components/news/news-index';
import { content } from '@/lib/content';
import { newestFirst } from '@/lib/i18n/dates';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routing/routes';
import { pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/stiri'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'news' });
  return { locale, t, news: await content().news(locale) };
}

export async function generateMetadata(props: Props) {
  const { locale, t, news } = await load(props);
  if (!news.ok) return unavailableMetadata(locale, t('title'));
  return pageMetadata({ locale, path: routes.news, title: t('title'), description: t('description') });
}

export default async function NewsPage(props: Props) {
  const { news } = await load(props);
  if (!news.ok) return <UnavailableView />;
  return <NewsIndex news={newestFirst(news.items)} />;
}
