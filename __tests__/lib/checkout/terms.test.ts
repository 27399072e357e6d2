import { lockedPayment, shippingOf } from '@/lib/checkout/terms';

const free = { price: 0 };
const paid = { price: 3300 };

describe('shipping', () => {
  it('costs nothing when the order is picked up', () => {
    expect(shippingOf([paid, free], 3)).toBe('pickup');
    expect(shippingOf([free], 3)).toBe('pickup');
  });

  it('is in the price of paid products, also when free ones travel with them', () => {
    expect(shippingOf([paid], 1)).toBe('included');
    expect(shippingOf([free, paid], 1)).toBe('included');
  });

  it('is paid on delivery when everything in the order is free', () => {
    expect(shippingOf([free, free], 1)).toBe('on-delivery');
  });
});

describe('payment', () => {
  it('is free to choose in an ordinary order', () => {
    expect(lockedPayment([paid, { ...paid, preorder: false }])).toBeUndefined();
  });

  it('is a wire transfer as soon as one line is a pre-order', () => {
    expect(lockedPayment([paid, { ...paid, preorder: true }])).toBe(2);
  });
});
