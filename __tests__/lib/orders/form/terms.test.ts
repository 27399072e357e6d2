import { lockedPayment, shippingOf } from '@/lib/orders/form/terms';
import { site } from '@/content/site';

describe('shipping', () => {
  it.each([0, 3300])('costs nothing when an order of %i bani is picked up', (total) => {
    expect(shippingOf(total, 3)).toEqual({ kind: 'pickup' });
  });

  it('is in the price as soon as anything in the order is paid for', () => {
    expect(shippingOf(3300, 1)).toEqual({ kind: 'included' });
  });

  it('is paid on delivery when everything in the order is free', () => {
    expect(shippingOf(0, 1)).toEqual({ kind: 'on-delivery', amountMinor: site.shop.freeOrderShippingMinor });
  });
});

describe('payment', () => {
  it('is free to choose in an ordinary order', () => {
    expect(lockedPayment([{ preorder: false }])).toBeUndefined();
  });

  it('is a wire transfer as soon as one line is a pre-order', () => {
    expect(lockedPayment([{ preorder: false }, { preorder: true }])).toBe(2);
  });
});
