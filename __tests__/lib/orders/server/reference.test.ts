/** @jest-environment node */
import { site } from '@/content/site';
import { fingerprint, newReference, readReference } from '@/lib/orders/server/reference';
import { validPayload } from '../support/orders';

const prefix = site.productSlug.slice(0, 2).toUpperCase();

describe('an order reference', () => {
  it('has two blocks of letters that are not mistaken on the telephone', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references)
      expect(reference).toMatch(new RegExp(`^${prefix}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$`));
    expect(new Set(references).size).toBe(references.length);
  });

  it.each([
    `${prefix}-7K3M-2QXD`,
    `${prefix.toLowerCase()}-7k3m-2qxd`,
    '7K3M 2QXD',
    `${prefix}7K3M2QXD`,
    ' 7k3m2qxd ',
  ])('is read from "%s"', (typed) => {
    expect(readReference(typed)).toBe(`${prefix}-7K3M-2QXD`);
  });

  it.each(['', `${prefix}-7K3M`, `${prefix}-7K3M-2QX0`, `${prefix}-7K3M-2QXD-2`, '7K3M-2QXI'])(
    'is not read from "%s"',
    (typed) => {
      expect(readReference(typed)).toBeUndefined();
    },
  );
});

describe('the fingerprint of an order', () => {
  const original = fingerprint(validPayload());

  it('is the same for the same order, whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(validPayload()).reverse()) as ReturnType<
      typeof validPayload
    >;
    expect(fingerprint(reversed)).toBe(original);
  });

  it.each([
    { name: 'Altcineva' },
    { phone: '0700000011' },
    { delivery_address: 'Altundeva' },
    { invoice_address: 'Altundeva' },
    { payment: 2 as const },
    { delivery: 3 as const },
    { marketing: true },
    { purchaseitem_set: [{ item: 1, quantity: 3 }] },
  ])('differs with %j', (changes) => {
    expect(fingerprint(validPayload(changes))).not.toBe(original);
  });
});
