import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { aboveRelease } from '@/components/ui/trails';
import { firstWords } from '@/components/media/first-words';
import { ReleasePage } from '@/components/media/release-page';
import { content, ledger } from '@/lib/content';
import { languagesOf } from '@/lib/content/readers/twins';
import { bySlug } from '@/lib/content/slug';
import { formatDate } from '@/lib/i18n/dates';
import { pathOf } from '@/lib/routing/routes';
import { articleNode } from '@/lib/seo/graph/article';
import { descriptionLength } from '@/lib/seo/lengths';

type Params = { section: string; subsection: string };

/** Only press has pages below it, one per release (reading 8). */
const page = definePage(async (locale, { section, subsection }: Params) => {
  if (section !== 'press') return missing;
  const press = await content().pressReleases(locale);
  if (!press.ok) return { unavailable: subsection };
  const release = bySlug(press.items, subsection);
  if (!release) return missing;
  const { title, shortTitle, body, date: published, language } = release;
  const modified = ledger().change('pressReleases', locale, release.id)?.changed;
  const path = pathOf('media-subsection', { section, subsection: release.slug });
  return {
    head: {
      languages: await languagesOf('pressReleases', locale, release),
      ...{ path, title, shortTitle, description: firstWords(body, 2 * descriptionLength), language },
      ...(published !== undefined && {
        article: { published, modified },
        card: { when: formatDate(locale, published) },
      }),
      feed: { name: 'pressReleases', title: (await getTranslations('media'))('press') },
      trail: [...(await aboveRelease()), { label: title }],
      node: (page) => articleNode(page, { title, published, modified, language }),
    },
    data: { release, releases: press.items },
  };
}, ReleasePage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
