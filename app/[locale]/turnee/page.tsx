import { Tours } from '@/components/timelines/tours';
import { pageLocale } from '@/lib/i18n/page-locale';
import { toursPage } from '@/lib/content/texts/tours';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/turnee'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const { title, lead: description } = await toursPage(locale);
  return pageMetadata({ locale, path: routes.tours, title, description });
}

export default async function ToursRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Tours page={await toursPage(locale)} />;
}
