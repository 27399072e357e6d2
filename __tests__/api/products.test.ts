/** @jest-environment node */
import { GET } from '@/app/api/products/[id]/route';
import { isProductView } from '@/lib/shop/product-view';
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
    for (const query of ['', '?locale=ro']) {
      expect(await (await ask('21', query)).json()).toMatchObject({ title: 'Glas, numărul 1' });
    }
  });

  it('refuses a language that the site does not speak', async () => {
    expect((await ask('21', '?locale=de')).status).toBe(400);
  });

  it.each(['7', '0', '27', '2x', '-1', '%2e', '9999999'])('answers 404 for %s', async (id) => {
    expect((await ask(id)).status).toBe(404);
  });
});
