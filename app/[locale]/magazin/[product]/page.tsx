import { definePage, missing } from '@/app/define-page';
import { aboveProduct } from '@/components/ui/trails';
import { productCard } from '@/components/shop/product-share-card';
import { productDescription, productLabels, productTitle } from '@/components/shop/product-description';
import { productNode } from '@/components/shop/product-json-ld';
import { ProductPage } from '@/components/shop/product-page';
import { albumHref } from '@/lib/content/readers/history';
import { pathOf } from '@/lib/routing/routes';
import { findByPathSegment, productSlug } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';

const page = definePage(async (locale, { product: segment }: { product: string }) => {
  const found = findByPathSegment(segment);
  if (!found) return missing;
  const product = readProduct(locale, found);
  const [title, description, labels, card] = await Promise.all([
    productTitle(product),
    productDescription(product),
    productLabels(product),
    productCard(product),
  ]);
  // Only the id counts; the words in the address may be out of date, and the canonical address has the current ones.
  const path = pathOf('product', { product: productSlug(found) });
  return {
    head: {
      trail: [...(await aboveProduct()), { label: product.title }],
      node: await productNode(product),
      path,
      title,
      description,
      labels,
      card,
    },
    data: { product, album: await albumHref(locale, found.id) },
  };
}, ProductPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
