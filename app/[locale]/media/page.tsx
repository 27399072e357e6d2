import { getTranslations } from 'next-intl/server';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { MediaSectionView } from '@/components/media/media-section-view';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readMediaSection } from '@/lib/content/readers/media';
import { routes } from '@/lib/routing/routes';
import { pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/media'>;

/** The default section is the press (specification §2). */
async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'media' });
  return { locale, t, data: await readMediaSection(locale, 'press') };
}

export async function generateMetadata(props: Props) {
  const { locale, t, data } = await load(props);
  if (!data.ok) return unavailableMetadata(locale, t('pressTitle'));
  return pageMetadata({
    locale,
    path: routes.media,
    title: t('pressTitle'),
    description: t('pressDescription'),
  });
}

export default async function MediaPage(props: Props) {
  const { data } = await load(props);
  return data.ok ? <MediaSectionView data={data} /> : <UnavailableView />;
}
