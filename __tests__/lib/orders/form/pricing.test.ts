/** @jest-environment node */
import fc from 'fast-check';
import { dueMinor, priceLines, shippingOnDeliveryMinor } from '@/lib/orders/form/pricing';
import type { CatalogueProduct } from '@/lib/orders/form/pricing';
import { productById, products } from '@/lib/shop/products';
import { site } from '@/content/site';

const product = (id: number, changes: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  title: { ro: `Titlul ${id}`, en: `Title ${id}` },
  priceMinor: id * 100,
  soldOut: false,
  preorder: false,
  ...changes,
});
const shelf = [
  product(1),
  product(2),
  product(3, { soldOut: true }),
  product(4, { preorder: true }),
  product(5, { priceMinor: 0 }),
];
const catalogue = (id: number) => shelf.find((each) => each.id === id);

describe('priceLines', () => {
  it('prices from the catalogue in minor units, with titles in the order’s language', () => {
    const lines = [
      { item: 1, quantity: 3 },
      { item: 2, quantity: 1 },
    ];
    expect(priceLines(lines, catalogue, 'en')).toEqual({
      ok: true,
      totalMinor: 500,
      preorder: false,
      lines: [
        { item: 1, quantity: 3, title: 'Title 1', priceMinor: 100 },
        { item: 2, quantity: 1, title: 'Title 2', priceMinor: 200 },
      ],
    });
  });

  it('names what it does not know before what is sold out', () => {
    const lines = [3, 99, 98].map((item) => ({ item, quantity: 1 }));
    expect(priceLines(lines, catalogue, 'ro')).toEqual({
      ok: false,
      reason: 'unknown_product',
      items: [99, 98],
    });
    expect(priceLines(lines.slice(0, 1), catalogue, 'ro')).toEqual({
      ok: false,
      reason: 'sold_out',
      items: [3],
    });
  });

  it('says when one line is a pre-order', () => {
    expect(priceLines([{ item: 4, quantity: 1 }], catalogue, 'ro')).toMatchObject({ preorder: true });
  });

  it('totals the shop’s own products as Σ price × quantity (reading 42)', () => {
    const available = products().filter(({ soldOut }) => !soldOut);
    const line = fc.record({
      item: fc.constantFrom(...available.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 24, selector: ({ item }) => item }),
        (lines) => {
          const expected = lines.reduce(
            (sum, { item, quantity }) => sum + quantity * (productById(item)?.priceMinor ?? NaN),
            0,
          );
          expect(priceLines(lines, productById, 'ro')).toMatchObject({ ok: true, totalMinor: expected });
        },
      ),
    );
  });
});

describe('shippingOnDeliveryMinor', () => {
  it.each([
    [0, 1, site.shop.freeOrderShippingMinor],
    [0, 3, 0],
    [3300, 1, 0],
    [3300, 3, 0],
  ] as const)('is, for a total of %d and delivery %d, %d', (total, delivery, due) => {
    expect(shippingOnDeliveryMinor(total, delivery)).toBe(due);
    expect(dueMinor(total, delivery)).toBe(total + due);
  });
});
