import { getTranslations } from 'next-intl/server';
import { Gdpr } from '@/components/public-information/gdpr';
import { pageLocale } from '@/lib/i18n/page-locale';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice/gdpr'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'public' });
  const { title } = await gdprPage(locale);
  return pageMetadata({ locale, path: routes.gdpr, title, description: t('gdprDescription') });
}

export default async function GdprRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Gdpr page={await gdprPage(locale)} />;
}
