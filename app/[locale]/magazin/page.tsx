import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { ShopView } from '@/components/shop/shop-view';
import { leads } from '@/lib/content/texts/leads';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('shop');
  const { description } = (await leads(locale)).shop;
  return { head: { path: pathOf('shop'), title: t('title'), description }, data: {} };
}, ShopView);

export const { generateMetadata } = page;
export default page.Page;
