/** @jest-environment node */
import { GET } from '@/app/api/products/[id]/route';
import { productJsonLd } from '@/components/shop/product-json-ld';
import { isProductView } from '@/lib/shop/product-view';
import { readProduct } from '@/lib/shop/read-product';
import { products } from '@/lib/shop/products';

const ask = (id: string, query = '') =>
  GET(new Request(`http://localhost/api/products/${id}/${query}`), { params: Promise.resolve({ id }) });

describe('GET /api/products/{id}', () => {
  it('gives every product in a shape that the dialog takes', async () => {
    for (const { id, title } of products()) {
      const view: unknown = await (await ask(String(id), '?locale=en')).json();
      expect(isProductView(view)).toBe(true);
      expect(view).toMatchObject({ id, title: title.en });
    }
  });

  it('speaks Romanian when no language is asked for', async () => {
    for (const query of ['', '?locale=ro', '?locale=de']) {
      expect(await (await ask('21', query)).json()).toMatchObject({ title: 'Glas, numărul 1' });
    }
  });

  it.each(['7', '0', '27', '2x', '-1', '%2e', '9999999'])('answers 404 for %s', async (id) => {
    expect((await ask(id)).status).toBe(404);
  });
});

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
