import { act, screen } from '@testing-library/react';
import type * as CheckoutLoader from '@/components/checkout/load-checkout';
import { loadCheckout } from '@/components/checkout/load-checkout';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import en from '@/messages/en.json';
import { fillBrowserGaps } from '../../support/browser-gaps';
import { field, openPage } from './support/shop-page';

jest.mock('@/components/checkout/load-checkout', () => {
  const actual = jest.requireActual<typeof CheckoutLoader>('@/components/checkout/load-checkout');
  return { loadCheckout: jest.fn(actual.loadCheckout) };
});

fillBrowserGaps();

describe('the parts of the order form', () => {
  it('can be asked for again when they could not be loaded', async () => {
    jest.mocked(loadCheckout).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const page = await openPage([2]);
    act(() => page.store.set(orderOpenAtom, true));
    expect(screen.getByText(en.cart.loading)).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(en.cart.failed);
    await page.user.click(screen.getByRole('button', { name: en.cart.retry }));
    await screen.findByLabelText(en.checkout.fields.name);
    expect(field('name')).toBeEnabled();
  });
});
