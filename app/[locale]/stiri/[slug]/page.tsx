import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { NewsArticle } from '@/components/news/news-article';
import { previewOf } from '@/lib/assets/artwork';
import { content } from '@/lib/content';
import { newestFirst } from '@/lib/i18n/dates';
import { isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/stiri/[slug]'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const { slug } = await params;
  return { locale, slug, story: await content().newsItem(locale, slug) };
}

async function neighbours(locale: Locale, slug: string) {
  const news = await content().news(locale);
  const stories = news.ok ? newestFirst(news.items) : [];
  const here = stories.findIndex((story) => story.slug === slug);
  return here < 0 ? {} : { newer: stories[here - 1], older: stories[here + 1] };
}

export async function generateMetadata(props: Props) {
  const { locale, slug, story } = await load(props);
  if (!story.ok)
    return story.reason === 'not-found' ? notFoundMetadata(locale) : unavailableMetadata(locale, slug);
  const { title, summary: description, image, date: published, language } = story.item;
  const canonicalLocale = isLocale(language) ? language : locale;
  const preview = image === undefined ? undefined : previewOf(image);
  return pageMetadata({
    ...{ locale, path: `stiri/${slug}`, title, description, canonicalLocale, article: { published } },
    image: preview,
  });
}

export default async function NewsStoryPage(props: Props) {
  const { locale, slug, story } = await load(props);
  if (story.ok) return <NewsArticle story={story.item} {...await neighbours(locale, slug)} />;
  return story.reason === 'not-found' ? <NotFoundView /> : <UnavailableView />;
}
