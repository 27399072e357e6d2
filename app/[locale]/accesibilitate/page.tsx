import { LegalText } from '@/components/legal/legal-page';
import { pageLocale } from '@/lib/i18n/page-locale';
import { legalPage } from '@/lib/content/texts/legal';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/accesibilitate'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const { title, lead: description } = await legalPage(locale, 'accessibility');
  return pageMetadata({ locale, path: routes.accessibility, title, description });
}

export default async function AccessibilityPage({ params }: Props) {
  const locale = await pageLocale(params);
  return <LegalText page={await legalPage(locale, 'accessibility')} />;
}
