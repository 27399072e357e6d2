import { getTranslations } from 'next-intl/server';
import { ShopView } from '@/components/shop/shop-view';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';
import { site } from '@/lib/content/site';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/magazin'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'shop' });
  const description = t('description', { name: site.shortName });
  return pageMetadata({ locale, path: routes.shop, title: t('title'), description });
}

export default async function ShopPage({ params }: Props) {
  await pageLocale(params);
  return <ShopView />;
}
