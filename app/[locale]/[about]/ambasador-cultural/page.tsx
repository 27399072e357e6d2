import { NotFoundView } from '@/components/layout/not-found-view';
import { TextPage } from '@/components/text-page/text-page';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { textPage } from '@/lib/content/texts/text-page';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/ambasador-cultural'>;

export async function generateMetadata({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  if (!known) return notFoundMetadata(locale);
  const { title, lead: description } = await textPage(locale, 'cultural-ambassador');
  return pageMetadata({ locale, path: routes['cultural-ambassador'], title, description });
}

export default async function AmbassadorPage({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  if (!known) return <NotFoundView />;
  return <TextPage text={await textPage(locale, 'cultural-ambassador')} />;
}
