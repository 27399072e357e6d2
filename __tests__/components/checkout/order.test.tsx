/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { site } from '@/content/site';
import { cartStorageKey } from '@/lib/shop/cart/storage';
import { attemptStorageKey } from '@/lib/orders/browser/attempt-key';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import { fillBrowserGaps } from '../../support/browser-gaps';
import { agreement, field, fillIn, openPage, orderButton, words } from './support/shop-page';
import type { Page } from './support/shop-page';

fillBrowserGaps();

type Sent = { key: string; body: unknown };
let sent: Sent[];

/** The shop on the other end of the network. */
function shop(status: number, body?: object, delay = 0) {
  nock('http://localhost')
    .post('/api/shop/purchase/')
    .query({ locale: 'en' })
    .delay(delay)
    .reply(function (_, requestBody) {
      sent.push({ key: String(this.req.headers['idempotency-key']), body: requestBody });
      return [status, body ?? ''];
    });
}

const dialog = () => screen.getByRole('dialog', { name: 'Your order' });
/** Longer than the shop below takes to answer. */
const patiently = { timeout: 5000 };
const thanks = () => screen.findByRole('dialog', { name: words.thanks.title }, patiently);

beforeEach(() => {
  sent = [];
  localStorage.clear();
  nock.disableNetConnect();
});

// The worker's http module outlives this test file.
afterAll(() => nock.restore());
afterEach(() => {
  nock.cleanAll();
});

describe('the order dialog', () => {
  it('shows the lines with their totals, and the total once more before the button', async () => {
    const page = await openPage([2, 26, 26]);
    await page.openOrder();
    const lines = within(within(dialog()).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Madrigale italiene1 × 33 RON33 RON−+Remove',
      'Tote bag “O nata lux”2 × 50 RON100 RON−+Remove',
    ]);
    expect(within(dialog()).getAllByText('133 RON')).toHaveLength(2);
    expect(dialog()).toHaveTextContent(words.shipping.included);
  });

  it('says that the courier of free products is paid on delivery', async () => {
    const page = await openPage([21]);
    await page.openOrder();
    expect(dialog()).toHaveTextContent('The courier’s charge is paid on delivery: 20 RON');
    await page.user.click(screen.getByLabelText(words.deliveries.pickup));
    expect(dialog()).toHaveTextContent(`no delivery charge: ${site.contact.address.street}`);
  });

  it('totals what free products cost with the courier, and speaks of an obligation to pay only then', async () => {
    const page = await openPage([21]);
    await page.openOrder();
    expect(within(dialog()).getAllByText('20 RON')).toHaveLength(2);
    expect(orderButton()).toBeInTheDocument();
    await page.user.click(screen.getByLabelText(words.deliveries.pickup));
    expect(within(dialog()).queryByText('20 RON')).not.toBeInTheDocument();
    expect(within(dialog()).queryByText(/obligation/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.submitFree })).toBeEnabled();
  });

  it('leads to the privacy notice beside the form', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    expect(screen.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/en/confidentialitate');
  });

  describe('a quantity', () => {
    const count = () => screen.getByRole('textbox', { name: 'Quantity of Madrigale italiene' });
    const more = () => screen.getByRole('button', { name: 'One more: Madrigale italiene' });
    const fewer = () => screen.getByRole('button', { name: 'One fewer: Madrigale italiene' });
    const said = () => within(dialog()).getByRole('status', { name: '' });

    it('goes up and down by buttons, down to one, and the new total is said', async () => {
      const page = await openPage([2]);
      await page.openOrder();
      await page.user.click(more());
      expect(page.cart().items).toEqual([{ id: 2, quantity: 2 }]);
      expect(said()).toHaveTextContent('Madrigale italiene: 2 copies. Total: 66 RON.');
      expect(within(dialog()).getAllByText('66 RON')).not.toHaveLength(0);
      await page.user.click(fewer());
      await page.user.click(fewer());
      expect(page.cart().items).toEqual([{ id: 2, quantity: 1 }]);
      expect(fewer()).toHaveFocus();
    });

    it('is typed, and what is no quantity is refused when the field is left', async () => {
      const page = await openPage([2]);
      await page.openOrder();
      await page.user.clear(count());
      await page.user.type(count(), '12');
      expect(page.cart().items).toEqual([{ id: 2, quantity: 12 }]);
      await page.user.clear(count());
      await page.user.type(count(), 'x');
      await page.user.tab();
      expect(said()).toHaveTextContent(words.problems.quantity);
      expect(count()).toHaveValue('12');
    });

    it('of a hundred is refused aloud, each time', async () => {
      localStorage.setItem(cartStorageKey, '[{"id":2,"quantity":98}]');
      const page = await openPage([]);
      await page.openOrder();
      await page.user.click(more());
      await page.user.click(more());
      const once = said().textContent;
      expect(once).toContain('at most 99 copies');
      await page.user.click(more());
      expect(said()).toHaveTextContent('at most 99 copies');
      expect(said().textContent).not.toBe(once);
      await page.user.clear(count());
      await page.user.type(count(), '100');
      expect(page.cart().items).toEqual([{ id: 2, quantity: 99 }]);
    });
  });

  it('says what paying means with personal pickup', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    expect(screen.getByLabelText(words.payments.cash)).toBeChecked();
    await page.user.click(screen.getByLabelText(words.deliveries.pickup));
    expect(screen.getByLabelText(words.payments.desk)).toBeChecked();
    expect(screen.getByText(words.fields.pickupHelp)).toBeInTheDocument();
  });

  it('becomes a warning with a disabled form when its last line is removed', async () => {
    const page = await openPage([2, 26]);
    await page.openOrder();
    await page.user.click(screen.getByRole('button', { name: 'Remove Madrigale italiene' }));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('“Madrigale italiene” was removed');
    await page.user.click(screen.getByRole('button', { name: 'Remove Tote bag “O nata lux”' }));
    const warning = screen.getByRole('alert');
    expect(warning).toHaveTextContent('Your cart is empty!');
    expect(warning).toHaveFocus();
    expect(field('name')).toBeDisabled();
    expect(orderButton()).toBeDisabled();
  });

  it('lists no mistakes below the warning of an empty cart', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    await page.user.click(orderButton());
    await screen.findByText('4 fields need correcting');
    await page.user.click(screen.getByRole('button', { name: 'Remove Madrigale italiene' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart is empty!');
    expect(screen.queryByText('4 fields need correcting')).not.toBeInTheDocument();
  });

  it('keeps what has been typed when it is closed and opened again', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    await page.user.type(field('name'), 'Ana');
    await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: /Cart/ }));
    expect(field('name')).toHaveValue('Ana');
  });
});

describe('what has been typed', () => {
  const remount = async (page: Page) => {
    page.unmount();
    return act(() => openPage([], page.store));
  };

  it('is there again when the language was changed, but the consents are not', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(screen.getByLabelText(words.deliveries.pickup));
    await page.user.click(screen.getByLabelText(words.fields.marketing));
    await remount(page);
    await waitFor(() => expect(field('name')).toHaveValue('Ana Codreanu'));
    expect(dialog()).toBeVisible();
    expect(field('phone')).toHaveValue('+40 723 000 000');
    expect(field('delivery_address')).toHaveValue('Strada Viorilor 3, Sibiu');
    expect(screen.getByLabelText(words.deliveries.pickup)).toBeChecked();
    expect(agreement()).not.toBeChecked();
    expect(screen.getByLabelText(words.fields.marketing)).not.toBeChecked();
  });

  it('is there with the reason when the order fails after the language was changed', async () => {
    shop(400, { error: 'invalid', fields: { phone: 'phone' } }, 1000);
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    await screen.findByText(words.sending);
    await remount(page);
    await screen.findByText('One field needs correcting', {}, patiently);
    expect(field('name')).toHaveValue('Ana Codreanu');
    expect(field('phone')).toHaveValue('+40 723 000 000');
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(/Invalid phone number/));
  });

  it('is gone once the order was accepted', async () => {
    shop(201, { reference: 'ARM-7' });
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    await thanks();
    const next = await remount(page);
    await next.openOrder();
    expect(field('name')).toHaveValue('');
  });
});

describe('Back', () => {
  const goBack = async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(() => gone);
  };
  beforeEach(() => history.replaceState(null, ''));

  it('closes the order and stays on the page', async () => {
    const steps = history.length;
    const page = await openPage([2]);
    await page.openOrder();
    expect(history.length).toBe(steps + 1);
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.store.get(orderOpenAtom)).toBe(false);
  });

  it('needs no second press after the order was closed by its button', async () => {
    history.replaceState({ page: 'before' }, '');
    const page = await openPage([2]);
    await page.openOrder();
    await page.user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.state).toEqual({ page: 'before' }));
  });
});

describe('validation', () => {
  it('is silent until a field has been touched, and then speaks of that field only', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    expect(screen.queryByText(words.problems.required)).not.toBeInTheDocument();
    await page.user.click(field('name'));
    await page.user.click(field('phone'));
    await waitFor(() => expect(field('name')).toHaveAccessibleDescription('This field is required'));
    expect(field('name')).toBeInvalid();
    expect(field('phone')).toBeValid();
    await page.user.type(field('phone'), 'abc');
    await page.user.tab();
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(/Invalid phone number/));
  });

  it('marks everything touched when the order is sent, and lists what is wrong', async () => {
    const page = await openPage([2]);
    await page.openOrder();
    await page.user.click(orderButton());
    const summary = (await screen.findByText('4 fields need correcting')).parentElement as HTMLElement;
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Name: This field is required',
      'Telephone: This field is required',
      'Address: This field is required',
      'Terms and conditions: You must agree to our terms of service in order to place the order',
    ]);
    await page.user.click(within(summary).getByRole('link', { name: 'Telephone' }));
    expect(field('phone')).toHaveFocus();
    await page.user.type(field('phone'), '0723 000 000');
    expect(field('phone')).toBeValid();
    expect(within(summary).getAllByRole('listitem')).toHaveLength(4);
    expect(sent).toEqual([]);
  });
});

describe('an accepted order', () => {
  it('sends exactly the payload, clears the cart, closes, and says thank you', async () => {
    shop(201, { reference: 'ARM-7', total: 8300, slip: '/en/comanda/0a1b' });
    const page = await openPage([2, 26]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    const box = await thanks();
    expect(box).toHaveTextContent('We will contact you shortly.');
    expect(box).toHaveTextContent('ARM-7');
    expect(within(box).getAllByText('83 RON')).not.toHaveLength(0);
    expect(within(box).getByRole('link', { name: 'the order slip' })).toHaveAttribute(
      'href',
      '/en/comanda/0a1b',
    );
    expect(screen.queryByRole('dialog', { name: 'Your order' })).not.toBeInTheDocument();
    expect(page.cart()).toEqual({ items: [], checkoutStatus: 'successful' });
    expect(localStorage.getItem(cartStorageKey)).toBeNull();
    expect(localStorage.getItem(attemptStorageKey)).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Ana Codreanu',
        phone: '0723000000',
        delivery_address: 'Strada Viorilor 3, Sibiu',
        invoice_address: '',
        payment: 1,
        delivery: 1,
        marketing: false,
        purchaseitem_set: [
          { item: 2, quantity: 1 },
          { item: 26, quantity: 1 },
        ],
      },
    ]);
  });

  it('prints its slip, and gives the focus back to the page', async () => {
    shop(204);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    const box = await thanks();
    await page.user.click(within(box).getByRole('button', { name: words.thanks.print }));
    expect(print).toHaveBeenCalledTimes(1);
    await page.user.click(within(box).getByRole('button', { name: words.thanks.done }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('is sent once, however often the button is pressed', async () => {
    shop(201, { reference: 'ARM-7' }, 1000);
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.dblClick(orderButton());
    await page.user.click(orderButton());
    expect(page.cart().items).toEqual([]);
    expect(dialog()).toHaveTextContent('Madrigale italiene');
    expect(dialog()).toHaveTextContent(words.sending);
    await thanks();
    expect(sent).toHaveLength(1);
  });
});

describe('a failed order', () => {
  it('gives cart and form back, says why, and is sent again under the same key', async () => {
    shop(503);
    shop(201, { reference: 'ARM-7' });
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(words.failure.server);
    expect(notice).toHaveFocus();
    expect(page.cart()).toEqual({ items: [{ id: 2, quantity: 1 }], checkoutStatus: 'failed' });
    expect(field('name')).toHaveValue('Ana Codreanu');
    expect(agreement()).toBeChecked();
    await page.user.click(orderButton());
    await thanks();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps what was added while it was on its way', async () => {
    shop(500, undefined, 1000);
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    await screen.findByText(words.sending);
    page.add(26);
    await screen.findByRole('button', { name: 'Remove Tote bag “O nata lux”' }, patiently);
    expect(page.cart().items).toEqual([
      { id: 2, quantity: 1 },
      { id: 26, quantity: 1 },
    ]);
  });

  it('shows the server’s field errors at their fields', async () => {
    shop(400, { error: 'invalid', fields: { phone: 'phone' } });
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(/Invalid phone number/));
    expect(screen.getByText('One field needs correcting').parentElement).toHaveFocus();
  });

  it('names what has sold out, until it is removed', async () => {
    shop(409, { error: 'sold_out', items: [26] });
    const page = await openPage([2, 26]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Sold out in the meantime: Tote bag “O nata lux”.');
    expect(screen.getByText('[SOLD OUT]')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove Tote bag “O nata lux”' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that an earlier version has already arrived', async () => {
    shop(422, { error: 'idempotency_mismatch' });
    const page = await openPage([2]);
    await page.openOrder();
    await fillIn(page);
    await page.user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('already reached us');
  });

  it('is recovered at the next visit when its page was closed before the answer', async () => {
    const items = [{ id: 2, quantity: 1 }];
    const attempt = { key: 'c0ffee00-0000-4000-8000-000000000000', items, at: Date.now() };
    localStorage.setItem(attemptStorageKey, JSON.stringify(attempt));
    shop(201, { reference: 'ARM-7' });
    const page = await openPage([]);
    await waitFor(() => expect(page.cart().items).toEqual(items));
    await page.openOrder();
    expect(screen.getByRole('alert')).toHaveTextContent(words.failure.interrupted);
    await fillIn(page);
    await page.user.click(orderButton());
    await thanks();
    expect(sent[0]?.key).toBe(attempt.key);
  });
});
