import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { CartControl } from '@/components/cart/cart-control';
import type { CartWords } from '@/components/cart/words';
import { cartAtom } from '@/lib/shop/cart/storage';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import { products } from '@/lib/shop/products';
import en from '@/messages/en.json';

export const words = en.checkout;

const { button, order, close, loading, failed, retry } = en.cart;
const pieces = { locale: 'en', forms: { one: '{shown} product', other: '{shown} products' } } as const;
const cartWords: CartWords = { button, order, close, loading, failed, retry, pieces };
const productIds = products().map(({ id }) => id);

/** Any page of the site, with these products added to its cart (once each). */
export async function openPage(ids: readonly number[], store = createStore()) {
  for (const id of ids) store.set(cartAtom, { type: 'add', id });
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <h1 id="main-heading" tabIndex={-1}>
          Page
        </h1>
        <CartControl locale="en" words={cartWords} productIds={productIds} termsVersion="2026-11-21" />
      </Provider>
    </StrictMode>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    ...view,
    store,
    user,
    cart: () => store.get(cartAtom),
    add: (id: number) => act(() => store.set(cartAtom, { type: 'add', id })),
    openOrder: async () => {
      act(() => store.set(orderOpenAtom, true));
      await screen.findByLabelText(words.fields.name);
    },
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

export const field = (name: 'name' | 'phone' | 'delivery_address') =>
  screen.getByLabelText(words.fields[name]);
export const agreement = () => screen.getByRole('checkbox', { name: /I agree to the terms and conditions/ });
export const orderButton = () => screen.getByRole('button', { name: words.submit });

export async function fillIn({ user }: Page) {
  // Pasted: with each letter typed, the form is checked and drawn again.
  const texts = [
    ['name', 'Ana Codreanu'],
    ['phone', '+40 723 000 000'],
    ['delivery_address', 'Strada Viorilor 3, Sibiu'],
  ] as const;
  for (const [name, text] of texts) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(agreement());
}
