import { TextPage } from '@/components/text-page/text-page';
import { pageLocale } from '@/lib/i18n/page-locale';
import { textPage } from '@/lib/content/texts/text-page';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/babies'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const { title, lead: description } = await textPage(locale, 'babies');
  return pageMetadata({ locale, path: routes.babies, title, description });
}

export default async function BabiesPage({ params }: Props) {
  const locale = await pageLocale(params);
  return <TextPage text={await textPage(locale, 'babies')} />;
}
