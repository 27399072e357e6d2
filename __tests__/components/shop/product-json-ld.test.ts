/** @jest-environment node */
import { productNode } from '@/components/shop/product-json-ld';
import { readProduct } from '@/lib/shop/read-product';
import { products } from '@/lib/shop/products';

const page = {
  locale: 'ro',
  url: 'https://choir.example/ro/magazin/1',
  description: 'Un disc.',
  image: 'https://choir.example/art/product/1.jpg',
} as const;

describe('structured data of a product', () => {
  const dataOf = async (id: number) => {
    const product = products().find((each) => each.id === id);
    return product && (await productNode(readProduct('ro', product)))(page);
  };

  it('has the price of the catalogue, in lei, and what delivery and withdrawal promise', async () => {
    expect(await dataOf(19)).toMatchObject({
      offers: {
        ...{ price: '235.00', priceCurrency: 'RON' },
        shippingDetails: { shippingRate: { value: 0, currency: 'RON' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'RO' },
      },
    });
  });

  it('offers nothing for nothing', async () => {
    expect(await dataOf(21)).not.toHaveProperty('offers');
  });

  it('says what can be had', async () => {
    expect(await dataOf(2)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
    const soldOut = products().find((each) => each.soldOut && each.priceMinor > 0);
    if (soldOut)
      expect(await dataOf(soldOut.id)).toMatchObject({
        offers: { availability: 'https://schema.org/SoldOut' },
      });
  });

  it('has the tracks of a recording as they are printed', async () => {
    const record = products()
      .map((product) => readProduct('ro', product))
      .find(({ kind, details }) => kind === 'cd' && details.playlist.length > 0);
    const node = await dataOf(record?.id ?? 0);
    expect(node).toMatchObject({
      '@type': ['Product', 'MusicAlbum'],
      track: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'MusicRecording',
          position: 1,
          duration: expect.stringMatching(/^PT\d+M\d+S$/),
        }),
      ]),
    });
    expect(node?.['numTracks']).toBe(record?.details.playlist.length);
  });

  it('invents no opinions', async () => {
    for (const { id } of products()) {
      expect(await dataOf(id)).not.toHaveProperty('aggregateRating');
      expect(await dataOf(id)).not.toHaveProperty('review');
    }
  });
});
