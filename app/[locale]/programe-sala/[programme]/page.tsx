import { NotFoundView } from '@/components/layout/not-found-view';
import { SetlistPage } from '@/components/setlists/setlist-page';
import { setlistDescription } from '@/components/setlists/setlist-description';
import { previewOf } from '@/lib/assets/artwork';
import { content } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/page-locale';
import { setlistPage } from '@/lib/content/setlists';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/programe-sala/[programme]'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const { programme } = await params;
  return { locale, setlist: await setlistPage(programme) };
}

export async function generateMetadata(props: Props) {
  const { locale, setlist } = await load(props);
  if (!setlist) return notFoundMetadata(locale);
  const { slug, title, image } = setlist;
  const description = await setlistDescription(setlist);
  return pageMetadata({
    ...{ locale, path: `programe-sala/${slug}`, title: title[locale], description },
    image: previewOf(image),
  });
}

export default async function ProgrammePage(props: Props) {
  const { locale, setlist } = await load(props);
  if (!setlist) return <NotFoundView />;
  const events = await content().events(locale);
  const event = events.ok ? events.items.find(({ setlistId }) => setlistId === setlist.id) : undefined;
  return <SetlistPage setlist={setlist} event={event} />;
}
