import { getTranslations } from 'next-intl/server';
import { MapDocument } from '@/components/contact/map-document';
import { NotFoundView } from '@/components/layout/not-found-view';
import { env } from '@/lib/server/env';
import { isLocale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/contact/harta'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  return { locale, apiKey: isLocale((await params).locale) ? env().googleMapsApiKey : undefined };
}

export async function generateMetadata(props: Props) {
  const { locale, apiKey } = await load(props);
  if (apiKey === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'contact' });
  return {
    ...pageMetadata({ locale, path: routes['contact-map'], title: t('mapTitle'), index: false }),
    // Read by the page cache, which lets this document, and no other, load Google's scripts.
    other: { 'csp-profile': 'map' },
  };
}

export default async function MapPage(props: Props) {
  const { apiKey } = await load(props);
  return apiKey === undefined ? <NotFoundView /> : <MapDocument apiKey={apiKey} />;
}
