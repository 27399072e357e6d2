import { getTranslations } from 'next-intl/server';
import { Team } from '@/components/team/team';
import { pageLocale } from '@/lib/i18n/page-locale';
import { teamPage } from '@/lib/content/texts/team';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/echipa'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'team' });
  const { title } = await teamPage(locale);
  return pageMetadata({ locale, path: routes.team, title, description: t('description') });
}

export default async function TeamRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Team page={await teamPage(locale)} />;
}
