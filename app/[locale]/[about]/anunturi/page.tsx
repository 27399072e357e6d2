import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { Announcements } from '@/components/public-information/announcements';
import { readAnnouncements } from '@/lib/content/readers/announcements';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { notFoundMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/anunturi'>;

/** The second address of the announcements: the same page, canonical to the first (reading 4). */
export async function generateMetadata({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  return known ? (await readAnnouncements(locale)).metadata : notFoundMetadata(locale);
}

export default async function AnnouncementsAliasPage({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  if (!known) return <NotFoundView />;
  const { items } = await readAnnouncements(locale);
  return items ? <Announcements announcements={items} /> : <UnavailableView />;
}
