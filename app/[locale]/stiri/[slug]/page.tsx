import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { aboveStory } from '@/components/ui/trails';
import { NewsArticle } from '@/components/news/news-article';
import { ledger } from '@/lib/content';
import { readStory } from '@/lib/content/readers/news';
import { languagesOf } from '@/lib/content/readers/twins';
import { formatDate } from '@/lib/i18n/dates';
import { pathOf } from '@/lib/routing/routes';
import { articleNode } from '@/lib/seo/graph/article';

const page = definePage(async (locale, { slug }: { slug: string }) => {
  const read = await readStory(locale, slug);
  if (!read.ok) return read.reason === 'not-found' ? missing : { unavailable: slug };
  const { story } = read;
  const { title, shortTitle, summary: description, language, date: published } = story;
  const modified = ledger().change('news', locale, story.id)?.changed;
  return {
    head: {
      ...{ path: pathOf('news-details', { slug: story.slug }), title, shortTitle, description, language },
      card: { when: formatDate(locale, published), picture: story.image },
      article: { published, modified },
      languages: await languagesOf('news', locale, story),
      feed: { name: 'news', title: (await getTranslations('news'))('title') },
      trail: [...(await aboveStory()), { label: title }],
      node: (page) => articleNode(page, { title, published, modified, language }),
    },
    data: read,
  };
}, NewsArticle);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
