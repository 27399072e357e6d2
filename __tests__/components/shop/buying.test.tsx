/** @jest-environment ./__tests__/support/browser-environment.ts */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import nock from 'nock';
import { BuyButton } from '@/components/shop/buy-button';
import { ProductLink } from '@/components/shop/product-link';
import { readProduct } from '@/lib/shop/read-product';
import { ShopDialogs } from '@/components/shop/shop-dialogs';
import { cartAtom, cartStorageKey } from '@/lib/shop/cart/storage';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import { productById } from '@/lib/shop/products';
import { fillBrowserGaps } from '../../support/browser-gaps';
import { dialogWords, productWords } from './support/words';

fillBrowserGaps();
beforeEach(() => {
  localStorage.clear();
  nock.disableNetConnect();
});
// The worker's http module outlives this test file.
afterAll(() => nock.restore());
afterEach(() => nock.cleanAll());

function viewOf(id: number) {
  const product = productById(id);
  if (!product) throw new Error(`No product ${id}`);
  return readProduct('en', product);
}

function openShop(id: number) {
  const store = createStore();
  const product = viewOf(id);
  render(
    <Provider store={store}>
      <ProductLink product={product} />
      <BuyButton locale="en" product={product} label="Buy" />
      <ShopDialogs locale="en" words={dialogWords} productWords={productWords} />
    </Provider>,
  );
  return { store, product, user: userEvent.setup() };
}

const answers = (id: number) => nock('http://localhost').get(`/api/products/${id}/`).query({ locale: 'en' });
const confirmation = () => screen.getByRole('dialog', { name: 'You have added to your cart' });

describe('buying', () => {
  it('puts one piece into the cart and confirms it by its title', async () => {
    const { store, user } = openShop(2);
    await user.click(screen.getByRole('button', { name: 'Buy Madrigale italiene' }));
    expect(store.get(cartAtom).items).toEqual([{ id: 2, quantity: 1 }]);
    expect(within(confirmation()).getByRole('status')).toHaveTextContent('Madrigale italiene');
    expect(within(confirmation()).getByRole('button', { name: 'Finish shopping' })).toHaveFocus();
  });

  it('says aloud that the hundredth piece was not added', async () => {
    localStorage.setItem(cartStorageKey, '[{"id":2,"quantity":98}]');
    const { store, user } = openShop(2);
    await user.click(screen.getByRole('button', { name: /Buy/ }));
    expect(within(confirmation()).getByRole('status')).not.toHaveTextContent(dialogWords.added.full);
    await user.click(screen.getByRole('button', { name: 'Continue shopping' }));
    await user.click(screen.getByRole('button', { name: /Buy/ }));
    const refusal = screen.getByRole('dialog', { name: 'Not added to your cart' });
    expect(within(refusal).getByRole('status')).toHaveTextContent(
      `Madrigale italiene${dialogWords.added.full}`,
    );
    expect(store.get(cartAtom).items).toEqual([{ id: 2, quantity: 99 }]);
  });

  it('leads to the order with “Finish shopping”', async () => {
    const { store, user } = openShop(2);
    await user.click(screen.getByRole('button', { name: /Buy/ }));
    await user.click(screen.getByRole('button', { name: 'Finish shopping' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.get(orderOpenAtom)).toBe(true);
  });

  it('goes on with “Continue shopping”, and counts the second piece', async () => {
    const { store, user } = openShop(2);
    await user.click(screen.getByRole('button', { name: /Buy/ }));
    await user.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.get(orderOpenAtom)).toBe(false);
    await user.click(screen.getByRole('button', { name: /Buy/ }));
    expect(store.get(cartAtom).items).toEqual([{ id: 2, quantity: 2 }]);
    expect(confirmation()).toBeInTheDocument();
  });
});

describe('the link of a product', () => {
  it('opens its details on a plain click, and buying there confirms in their place', async () => {
    const { product, user } = openShop(2);
    answers(2).reply(200, product);
    await user.click(screen.getByRole('link'));
    const detail = await screen.findByRole('dialog', { name: 'Madrigale italiene' });
    await within(detail).findByText('El grillo');
    await user.click(within(detail).getByRole('button', { name: /Buy/ }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([confirmation()]));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('stays a link with %s', (key) => {
    const { product } = openShop(2);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', product.href);
    // jsdom cannot navigate; what counts is whether the click was left to the browser.
    let left = false;
    document.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { [key]: true });
    expect(left).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the page when the details cannot be had', async () => {
    const { product, user } = openShop(9);
    answers(9).reply(500);
    await user.click(screen.getByRole('link'));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', product.href);
  });

  it('does not trust an answer of another shape', async () => {
    const { user } = openShop(10);
    answers(10).reply(200, { id: 10 });
    await user.click(screen.getByRole('link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(dialogWords.failed);
  });
});
