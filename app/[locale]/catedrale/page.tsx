import { Cathedrals } from '@/components/timelines/cathedrals';
import { pageLocale } from '@/lib/i18n/page-locale';
import { cathedralsPage } from '@/lib/content/texts/cathedrals';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/catedrale'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const { title, lead: description } = await cathedralsPage(locale);
  return pageMetadata({ locale, path: routes.cathedrals, title, description });
}

export default async function CathedralsRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Cathedrals page={await cathedralsPage(locale)} />;
}
