import { UnavailableView } from '@/components/layout/unavailable-view';
import { Announcements } from '@/components/public-information/announcements';
import { readAnnouncements } from '@/lib/content/readers/announcements';
import { pageLocale } from '@/lib/i18n/page-locale';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice/anunturi'>;

export async function generateMetadata({ params }: Props) {
  return (await readAnnouncements(await pageLocale(params))).metadata;
}

export default async function AnnouncementsPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { items } = await readAnnouncements(locale);
  return items ? <Announcements announcements={items} /> : <UnavailableView />;
}
