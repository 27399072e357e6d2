import { getTranslations } from 'next-intl/server';
import { Careers } from '@/components/public-information/careers';
import { pageLocale } from '@/lib/i18n/page-locale';
import { careersPage } from '@/lib/content/texts/careers';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice/cariera'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'public' });
  const { title } = await careersPage(locale);
  return pageMetadata({ locale, path: routes.careers, title, description: t('careersDescription') });
}

export default async function CareersRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Careers page={await careersPage(locale)} />;
}
