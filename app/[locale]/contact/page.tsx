import { getTranslations } from 'next-intl/server';
import { ContactView } from '@/components/contact/contact-view';
import { pageLocale } from '@/lib/i18n/page-locale';
import { contactPage } from '@/lib/content/texts/contact';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';
import { site } from '@/lib/content/site';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/contact'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { title } = await contactPage(locale);
  return pageMetadata({
    locale,
    path: routes.contact,
    title,
    description: t('description', { name: site.shortName }),
  });
}

export default async function ContactRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <ContactView page={await contactPage(locale)} />;
}
