import { getTranslations } from 'next-intl/server';
import { PublicInformationIndex } from '@/components/public-information/index-page';
import { pageLocale } from '@/lib/i18n/page-locale';
import { publicInformation } from '@/lib/content/texts/public-information';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'public' });
  const { title } = await publicInformation(locale);
  return pageMetadata({ locale, path: routes['public-information'], title, description: t('description') });
}

export default async function PublicInformationPage({ params }: Props) {
  const locale = await pageLocale(params);
  return <PublicInformationIndex page={await publicInformation(locale)} />;
}
