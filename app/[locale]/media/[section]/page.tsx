import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { MediaSectionView } from '@/components/media/media-section-view';
import { readMediaSection } from '@/lib/content/readers/media';
import { leads } from '@/lib/content/texts/leads';
import { mediaPath, mediaSections } from '@/lib/routing/routes';

/** An unknown section is a page that does not exist (reading 7). */
const page = definePage(async (locale, { section: given = 'press' }: { section?: string }) => {
  const section = mediaSections.find((each) => each === given);
  if (!section) return missing;
  const t = await getTranslations('media');
  const data = await readMediaSection(locale, section);
  const title = t(`${section}Title`);
  if (!data.ok) return { unavailable: title };
  const { description } = (await leads(locale))[section];
  const feed = { name: 'pressReleases' as const, title: t('press') };
  const head = { path: mediaPath(section), title, description, ...(section === 'press' && { feed }) };
  return { head, data: { data } };
}, MediaSectionView);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
