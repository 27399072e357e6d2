/** @jest-environment node */
import { productJsonLd } from '@/components/shop/product-json-ld';
import { readProduct } from '@/lib/shop/read-product';
import { products } from '@/lib/shop/products';

describe('structured data of a product', () => {
  const dataOf = (id: number) => {
    const product = products().find((each) => each.id === id);
    return product && productJsonLd('ro', readProduct('ro', product));
  };

  it('has the price of the catalogue, in lei', () => {
    expect(dataOf(19)).toMatchObject({ offers: { price: '235.00', priceCurrency: 'RON' } });
    expect(dataOf(21)).toMatchObject({ offers: { price: '0.00' } });
  });

  it('says what can be had', () => {
    expect(dataOf(2)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
    expect(dataOf(22)).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('invents no opinions', () => {
    for (const { id } of products()) {
      expect(dataOf(id)).not.toHaveProperty('aggregateRating');
      expect(dataOf(id)).not.toHaveProperty('review');
    }
  });
});
