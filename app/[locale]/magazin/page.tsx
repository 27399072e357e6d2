import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { ShopView } from '@/components/shop/shop-view';
import { leads } from '@/lib/content/texts/leads';
import { pathOf } from '@/lib/routing/routes';
import { itemsNode } from '@/lib/seo/graph/lists';
import type { PageFacts } from '@/lib/seo/graph/node';
import { products } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';

const page = definePage(async (locale) => {
  const t = await getTranslations('shop');
  const { description } = (await leads(locale)).shop;
  const title = t('title');
  const items = products().map((product) => readProduct(locale, product));
  const node = (page: PageFacts) =>
    itemsNode(
      page,
      title,
      items.map((item) => ({ label: item.title, href: item.href })),
    );
  return { head: { path: pathOf('shop'), title, description, node }, data: {} };
}, ShopView);

export const { generateMetadata } = page;
export default page.Page;
