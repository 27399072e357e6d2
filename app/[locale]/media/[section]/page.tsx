import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { MediaSectionView } from '@/components/media/media-section-view';
import { pageLocale } from '@/lib/i18n/page-locale';
import { mediaPath, readMediaSection } from '@/lib/content/readers/media';
import { mediaSections } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/media/[section]'>;

/** An unknown section is a page that does not exist (reading 7). */
async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const given = (await params).section;
  const section = mediaSections.find((each) => each === given);
  return { locale, data: section && (await readMediaSection(locale, section)) };
}

export async function generateMetadata(props: Props) {
  const { locale, data } = await load(props);
  if (!data) return notFoundMetadata(locale);
  const { section } = data;
  const t = await getTranslations({ locale, namespace: 'media' });
  const title = t(`${section}Title`);
  if (!data.ok) return unavailableMetadata(locale, title);
  return pageMetadata({ locale, path: mediaPath(section), title, description: t(`${section}Description`) });
}

export default async function MediaSectionPage(props: Props) {
  const { data } = await load(props);
  if (!data) return <NotFoundView />;
  return data.ok ? <MediaSectionView data={data} /> : <UnavailableView />;
}
