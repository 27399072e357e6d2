import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { ShopView } from '@/components/shop/shop-view';
import { site } from '@/lib/content/site';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async () => {
  const t = await getTranslations('shop');
  const description = t('description', { name: site.shortName });
  return { head: { path: pathOf('shop'), title: t('title'), description }, data: {} };
}, ShopView);

export const { generateMetadata } = page;
export default page.Page;
