import { definePage, missing } from '@/app/define-page';
import { NewsArticle } from '@/components/news/news-article';
import { previewOf } from '@/lib/assets/artwork';
import { ledger } from '@/lib/content';
import { readStory } from '@/lib/content/readers/news';
import { languagesOf } from '@/lib/content/readers/twins';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale, { slug }: { slug: string }) => {
  const read = await readStory(locale, slug);
  if (!read.ok) return read.reason === 'not-found' ? missing : { unavailable: slug };
  const { title, shortTitle, summary: description, image, date, language, id } = read.story;
  return {
    head: {
      languages: await languagesOf('news', locale, read.story),
      ...{
        path: pathOf('news-details', { slug: read.story.slug }),
        title,
        shortTitle,
        description,
        language,
      },
      ...{
        image: previewOf(image),
        article: { published: date, modified: ledger().change('news', locale, id)?.changed },
      },
    },
    data: read,
  };
}, NewsArticle);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
