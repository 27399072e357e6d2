import { getTranslations } from 'next-intl/server';
import { Story } from '@/components/history/story';
import { NotFoundView } from '@/components/layout/not-found-view';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/istoric'>;

export async function generateMetadata({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  if (!known) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'history' });
  return pageMetadata({
    locale,
    path: routes.history,
    title: t('history'),
    description: t('historyDescription'),
  });
}

export default async function HistoryPage({ params }: Props) {
  const { known } = await aboutLocale(params);
  return known ? <Story /> : <NotFoundView />;
}
