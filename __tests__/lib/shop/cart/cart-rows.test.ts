import { cartRows, cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartProduct } from '@/lib/shop/cart/cart-rows';

const product = (id: number, title: string, priceMinor: number): CartProduct => ({
  ...{ id, title, priceMinor, soldOut: false, preorder: false },
});
const magazine = product(21, 'Glas 1', 0);
const bag = product(26, 'O nata lux', 5000);

describe('the rows of a cart', () => {
  it('hold their totals, in the order of the cart, without unknown products', () => {
    const items = [
      { id: 26, quantity: 2 },
      { id: 7, quantity: 1 },
      { id: 21, quantity: 3 },
    ];
    const rows = cartRows(items, [magazine, bag]);
    expect(rows).toEqual([
      { ...bag, quantity: 2, lineTotalMinor: 10000 },
      { ...magazine, quantity: 3, lineTotalMinor: 0 },
    ]);
    expect(cartTotalMinor(rows)).toBe(10000);
  });
});
