/** @jest-environment node */
import { setRequestLocale } from 'next-intl/server';
import { productCard } from '@/components/shop/product-share-card';
import { products } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';

const [first] = products();
if (!first) throw new Error('no product');
const product = { ...readProduct('ro', first), kind: 'cd', priceMinor: 3300, soldOut: false } as const;

it('the share card of a product has its cover, its kind and its price, or says that it is sold out', async () => {
  setRequestLocale('ro');
  expect(await productCard(product)).toEqual({
    ...{ title: product.title, band: undefined, offer: 'CD · 33 lei', cover: product.image },
  });
  expect(await productCard({ ...product, priceMinor: 0 })).toMatchObject({ offer: 'CD · gratuit' });
  expect(await productCard({ ...product, soldOut: true })).toMatchObject({
    ...{ offer: 'CD', band: { text: '[EPUIZAT]', kind: 'sold-out' } },
  });
  setRequestLocale('en');
  expect(await productCard({ ...product, soldOut: true })).toMatchObject({ band: { text: '[SOLD OUT]' } });
});
