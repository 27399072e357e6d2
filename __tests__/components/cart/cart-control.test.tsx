import { screen } from '@testing-library/react';
import { cartStorageKey } from '@/lib/shop/cart/storage';
import { fillBrowserGaps } from '../../support/browser-gaps';
import { openPage } from '../checkout/support/shop-page';

fillBrowserGaps();
beforeEach(() => localStorage.clear());

describe('the cart button', () => {
  it('is there only while the cart holds something', async () => {
    const page = await openPage([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    page.add(2);
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('says how many pieces there are', async () => {
    await openPage([2, 2, 26]);
    expect(screen.getByRole('button')).toHaveAccessibleName('Cart, 3 products');
    expect(screen.getByText('3')).toBeVisible();
  });

  it('opens the order', async () => {
    const page = await openPage([2]);
    await page.user.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'Your order' })).toBeInTheDocument();
  });

  it('forgets products that the shop no longer has', async () => {
    localStorage.setItem(cartStorageKey, '[{"id":7,"quantity":2},{"id":26,"quantity":1}]');
    const page = await openPage([]);
    expect(page.cart().items).toEqual([{ id: 26, quantity: 1 }]);
    expect(localStorage.getItem(cartStorageKey)).toBe('[{"id":26,"quantity":1}]');
  });
});
