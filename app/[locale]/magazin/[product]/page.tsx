import { NotFoundView } from '@/components/layout/not-found-view';
import { ProductPage } from '@/components/shop/product-page';
import { readProduct } from '@/components/shop/read-product';
import { previewOf } from '@/lib/assets/artwork';
import { content } from '@/lib/content';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { href, routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';
import { findByPathSegment, productSlug } from '@/lib/shop/catalogue';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/magazin/[product]'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  return { locale, product: findByPathSegment((await params).product) };
}

/** Address of the album in the discography, when the product is a recording of one. */
async function albumHref(locale: Locale, id: number) {
  const albums = await content().discography(locale);
  const index = albums.ok ? albums.items.findIndex(({ productId }) => productId === id) : -1;
  if (index < 0) return undefined;
  return `${href(locale, 'history-section', { section: 'discography' })}#album-${index + 1}`;
}

export async function generateMetadata(props: Props) {
  const { locale, product } = await load(props);
  if (!product) return notFoundMetadata(locale);
  const { title, image, details } = readProduct(locale, product);
  // The id decides, the words may be old: the canonical address has today's.
  const path = routes.product.replace('{product}', productSlug(product));
  const description = `${details.subtitle}. ${details.description[0] ?? ''}`;
  return pageMetadata({ locale, path, title, description, image: previewOf(image) });
}

export default async function ShopProductPage(props: Props) {
  const { locale, product } = await load(props);
  if (!product) return <NotFoundView />;
  const album = await albumHref(locale, product.id);
  return <ProductPage product={readProduct(locale, product)} album={album} />;
}
