import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { PeoplePage } from '@/components/people/people-page';
import { content } from '@/lib/content';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/management'>;

async function load({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  const t = await getTranslations({ locale, namespace: 'team' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return { locale, known, t, common, managers: await content().managers(locale) };
}

export async function generateMetadata(props: Props) {
  const { locale, known, t, managers } = await load(props);
  if (!known) return notFoundMetadata(locale);
  const title = t('managementTitle');
  if (!managers.ok) return unavailableMetadata(locale, title);
  return pageMetadata({ locale, path: routes.management, title, description: t('managementDescription') });
}

export default async function ManagementPage(props: Props) {
  const { locale, known, t, common, managers } = await load(props);
  if (!known) return <NotFoundView />;
  if (!managers.ok) return <UnavailableView />;
  const title = t('managementTitle');
  const lead = t('managementLead');
  return <PeoplePage {...{ locale, title, lead }} people={managers.items} emptyLabel={common('empty')} />;
}
