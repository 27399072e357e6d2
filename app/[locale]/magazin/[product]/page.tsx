import { definePage, missing } from '@/app/define-page';
import { ProductPage } from '@/components/shop/product-page';
import { previewOf } from '@/lib/assets/artwork';
import { albumHref } from '@/lib/content/readers/history';
import { pathOf } from '@/lib/routing/routes';
import { findByPathSegment, productSlug } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';

const page = definePage(async (locale, { product: segment }: { product: string }) => {
  const found = findByPathSegment(segment);
  if (!found) return missing;
  const product = readProduct(locale, found);
  const { title, image, details } = product;
  const description = `${details.subtitle}. ${details.description[0] ?? ''}`;
  // The id decides, the words may be old: the canonical address has today's.
  const path = pathOf('product', { product: productSlug(found) });
  return {
    head: { path, title, description, image: previewOf(image) },
    data: { product, album: await albumHref(locale, found.id) },
  };
}, ProductPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
