import { getTranslations } from 'next-intl/server';
import { HistorySectionView } from '@/components/history/history-section-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { readHistorySection } from '@/lib/content/readers/history';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { historySections, routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/istoric/[section]'>;

/** An unknown section is a page that does not exist (reading 5). */
async function load({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  const given = (await params).section;
  const section = known ? historySections.find((each) => each === given) : undefined;
  return { locale, data: section && (await readHistorySection(locale, section)) };
}

export async function generateMetadata(props: Props) {
  const { locale, data } = await load(props);
  if (!data) return notFoundMetadata(locale);
  const { section } = data;
  const t = await getTranslations({ locale, namespace: 'history' });
  if (!data.ok) return unavailableMetadata(locale, t(section));
  const path = section === 'history' ? routes.history : `${routes.history}/${section}`;
  return pageMetadata({ locale, path, title: t(section), description: t(`${section}Description`) });
}

export default async function HistorySectionPage(props: Props) {
  const { data } = await load(props);
  if (!data) return <NotFoundView />;
  return data.ok ? <HistorySectionView data={data} /> : <UnavailableView />;
}
