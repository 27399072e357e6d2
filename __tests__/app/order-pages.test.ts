/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as order from '@/app/[locale]/comanda/route';
import * as slip from '@/app/[locale]/comanda/[key]/route';
import { closeOrderJournal, orderJournal } from '@/lib/orders/journal';
import { instant } from '@/lib/orders/journal/order-journal';
import { admitVisitor } from '@/lib/orders/server/admission';
import { socketAddressHeader } from '@/lib/server/client-address';
import { log } from '@/lib/server/log';
import { messages } from '../support/messages';
import { ShopApi } from '../lib/orders/support/shop-api';
import { newOrder } from '../lib/orders/support/orders';

const mockEnvironment = {
  dataDir: '',
  databaseUrl: undefined as string | undefined,
  apiUrl: undefined as string | undefined,
  apiTimeoutMs: 2_000,
  shopApiIdempotent: false,
  siteUrl: 'https://choir.example',
  trustProxy: undefined,
};
jest.mock('@/lib/server/env', () => ({ env: () => mockEnvironment }));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.setTimeout(30_000);

let client = 0;
beforeEach(() => {
  client += 1;
  mockEnvironment.dataDir = mkdtempSync(path.join(tmpdir(), 'orders-'));
});
afterEach(async () => {
  await closeOrderJournal();
  rmSync(mockEnvironment.dataDir, { recursive: true });
  mockEnvironment.apiUrl = undefined;
});

type Locale = 'ro' | 'en';
const context = <More extends object>(locale: Locale, more: More) => ({
  params: Promise.resolve({ locale, ...more }),
});
const read = async (response: Response) => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: response.headers,
  html: await response.text(),
});
const stored = async () => (await orderJournal()).list({});

const open = async (locale: Locale, query: string) =>
  read(await order.GET(new Request(`http://localhost/${locale}/comanda${query}`), context(locale, {})));
const openSlip = async (locale: Locale, key: string) =>
  read(await slip.GET(new Request(`http://localhost/${locale}/comanda/${key}`), context(locale, { key })));

/** The fields of the form in a page, as a browser would send them. */
function fieldsOf(html: string): Record<string, string> {
  const page = Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
      const kept = !/type="(radio|checkbox)"/.test(tag) || / checked=""/.test(tag);
      return kept ? [[attribute('name') ?? '', attribute('value') ?? 'on']] : [];
    }),
  );
  const areas = [...html.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)</g)];
  return { ...page, ...Object.fromEntries(areas.map(([, name = '', text = '']) => [name, text.trim()])) };
}

async function send(locale: Locale, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/${locale}/comanda`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { [socketAddressHeader]: `192.0.2.${client}`, ...headers },
  });
  return read(await order.POST(request, context(locale, {})));
}

const visitor = {
  ...{ name: 'Ștefania Țurcanu', phone: '0700 000 010' },
  ...{ delivery_address: 'Strada Solfegiului nr. 7', agreed: 'on', intent: 'order' },
};

describe.each(['ro', 'en'] as const)('the order form as a page (%s)', (locale) => {
  const { checkout, orderPage } = messages[locale];

  it('takes an order for what the address asks, and leads to its slip', async () => {
    const { status, html } = await open(locale, '?produs=1&produs=26&produs=1');
    expect(status).toBe(200);
    const sent = await send(locale, { ...fieldsOf(html), ...visitor, marketing: 'on' });
    const [taken, ...others] = await stored();
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ locale, totalMinor: 2 * 3300 + 5000, visitor: { phone: '0700000010' } });
    expect(taken?.termsVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(taken?.marketingVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([sent.status, sent.location]).toEqual([303, `/${locale}/comanda/${taken?.slipKey}`]);

    const shown = await openSlip(locale, taken?.slipKey ?? '');
    expect(shown.status).toBe(200);
    for (const text of [taken?.reference, 'Ștefania Țurcanu', 'RO00000000', `href="/${locale}/retragere"`])
      expect(shown.html).toContain(text);
  });

  it('comes back with what is wrong at its fields and everything typed', async () => {
    const { html } = await open(locale, '?produs=1');
    const fields: Record<string, string> = {
      ...fieldsOf(html),
      intent: 'order',
      name: 'Ana <b>',
      phone: 'abc',
      delivery: '3',
      payment: '2',
    };
    const back = await send(locale, { ...fields, 'quantity-1': '3' });
    expect(back.status).toBe(400);
    expect(back.html).toMatch(new RegExp(`id="order-phone-error"[^>]*>${checkout.problems.phone}<`));
    expect(back.html).toContain(checkout.problems.agreement);
    expect(back.html).toMatch(/id="order-phone"[^>]*autofocus=""/i);
    expect(back.html).toContain('value="Ana &lt;b&gt;"');
    expect(fieldsOf(back.html)).toMatchObject({
      ...{ phone: 'abc', delivery: '3', payment: '2', 'quantity-1': '3', key: fields.key },
    });
    expect(await stored()).toEqual([]);
  });

  it('takes no order whose total the visitor has not seen', async () => {
    const { html } = await open(locale, '?produs=1');
    const changed = await send(locale, { ...fieldsOf(html), ...visitor, 'quantity-1': '2' });
    expect(changed.status).toBe(409);
    expect(changed.html).toContain(orderPage.totalChanged);
    expect(await stored()).toEqual([]);
    const taken = await send(locale, { ...fieldsOf(changed.html), ...visitor });
    expect(taken.status).toBe(303);
    expect(await stored()).toMatchObject([{ totalMinor: 6600 }]);
  });

  it('says what the courier of free products costs, and obliges nobody to pay nothing', async () => {
    const { html } = await open(locale, '?produs=21');
    expect(html).toContain(checkout.submit);
    expect(fieldsOf(html)).toMatchObject({ due: '2000' });
    const collected = await send(locale, { ...fieldsOf(html), delivery: '3', intent: 'recount' });
    expect(collected.status).toBe(200);
    expect(collected.html).not.toContain(checkout.submit);
    expect(collected.html).toContain(checkout.submitFree);
    const { location } = await send(locale, { ...fieldsOf(collected.html), ...visitor });
    const paper = await openSlip(locale, location?.split('/').at(-1) ?? '');
    expect(paper.html).toContain(checkout.deliveries.pickup);
  });
});

describe('the order form as a page', () => {
  it('is one order, however often it is sent', async () => {
    const { html } = await open('ro', '?produs=1');
    const fields: Record<string, string> = { ...fieldsOf(html), ...visitor };
    const [first, second] = await Promise.all([send('ro', fields), send('ro', fields)]);
    expect(first?.location).toBe(second?.location);
    expect((await send('ro', fields)).location).toBe(first?.location);
    expect(await stored()).toHaveLength(1);
    const other = await send('ro', { ...fields, name: 'Altcineva' });
    expect(other.status).toBe(422);
    expect(other.html).toContain(messages.ro.checkout.failure.mismatchTitle);
    expect(fieldsOf(other.html).key).not.toBe(fields.key);
  });

  it('adds another product, leaves out lines of nothing, and keeps what is typed', async () => {
    const { html } = await open('en', '?produs=1');
    const fields: Record<string, string> = {
      ...fieldsOf(html),
      name: 'Ana',
      add: '26',
      'quantity-1': '0',
      intent: 'add',
    };
    const { status, html: changed } = await send('en', fields);
    expect(status).toBe(200);
    expect(fieldsOf(changed)).toMatchObject({ name: 'Ana', 'quantity-26': '1', due: '5000' });
    expect(fieldsOf(changed)).not.toHaveProperty('quantity-1');
  });

  it.each(['0', '100', '1.5', 'x'])('refuses %s pieces at their field', async (quantity) => {
    const { html } = await open('en', '?produs=1&produs=2');
    const back = await send('en', { ...fieldsOf(html), ...visitor, 'quantity-1': quantity });
    if (quantity === '0') return expect(back.status).toBe(409);
    expect(back.status).toBe(400);
    expect(back.html).toMatch(/id="order-quantity-1-error"[^>]*>Enter a number from 1 to 99</);
  });

  it('has no place for what is sold out or was never sold', async () => {
    const { html } = await open('en', '?produs=22&produs=999&produs=x&produs=1');
    expect(html).toContain('removed from your order');
    expect(Object.keys(fieldsOf(html)).filter((name) => name.startsWith('quantity'))).toEqual(['quantity-1']);
    expect((await open('en', '')).html).toContain(messages.en.checkout.empty);
  });

  it('is taken from this site’s own pages only, and never read beyond its size', async () => {
    const { html } = await open('ro', '?produs=1');
    const fields: Record<string, string> = { ...fieldsOf(html), ...visitor };
    expect((await send('ro', fields, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send('ro', fields, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await send('ro', { ...fields, name: 'a'.repeat(70_000) })).status).toBe(413);
    expect((await send('ro', fields, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  it('counts against the same limits as the endpoint for programs', async () => {
    const { html } = await open('ro', '?produs=1');
    const fields: Record<string, string> = { ...fieldsOf(html), name: 'Ana' };
    const address = new Headers({ [socketAddressHeader]: `192.0.2.${client}` });
    while (admitVisitor(address).ok);
    const held = await send('ro', fields);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(fieldsOf(held.html)).toMatchObject({ name: 'Ana', key: fields.key });
  });

  it('keeps form and key while the journal cannot be used, and says what the shop’s API refused', async () => {
    const { html } = await open('ro', '?produs=1');
    const fields: Record<string, string> = { ...fieldsOf(html), ...visitor };
    const { dataDir } = mockEnvironment;
    mockEnvironment.dataDir = '/dev/null/data';
    const down = await send('ro', fields);
    expect([down.status, fieldsOf(down.html).key]).toEqual([503, fields.key]);
    await closeOrderJournal();
    mockEnvironment.dataDir = dataDir;

    const api = await new ShopApi().start();
    mockEnvironment.apiUrl = api.url;
    api.respond = (response) =>
      response.writeHead(422, { 'content-type': 'application/json' }).end('{"phone":["phone"]}');
    const refused = await send('ro', fields);
    await api.stop();
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(messages.ro.checkout.problems.phone);
    expect(fieldsOf(refused.html).key).not.toBe(fields.key);
  });
});

describe('an order’s slip', () => {
  const add = async (changes: Parameters<typeof newOrder>[0] = {}) =>
    (await (await orderJournal()).add(newOrder({ createdAt: instant(Date.now()), ...changes }))).order;
  const daysAgo = (days: number) => instant(Date.now() - days * 24 * 60 * 60_000);

  it('is there for 90 days, then gone, and never at another address', async () => {
    const last = await add({ createdAt: daysAgo(89.9) });
    const late = await add({ createdAt: daysAgo(90.1) });
    expect((await openSlip('ro', last.slipKey ?? '')).status).toBe(200);
    expect((await openSlip('ro', late.slipKey ?? '')).status).toBe(410);
    for (const key of [randomUUID(), '0'.repeat(32), last.reference, last.idempotencyKey, ''])
      expect((await openSlip('ro', key)).status).toBe(404);
  });

  it('goes when the order is erased', async () => {
    const { reference, slipKey = '' } = await add();
    expect(await (await orderJournal()).erase(reference, instant(Date.now()))).toBe(true);
    const { status, html } = await openSlip('en', slipKey);
    expect(status).toBe(404);
    expect(html).not.toContain(reference);
  });

  it('follows what the desk has done with the order', async () => {
    const { reference, slipKey = '' } = await add({ locale: 'en' });
    const journal = await orderJournal();
    const { slip } = messages.en;
    const change = async (action: 'confirmed' | 'posted' | 'cancelled', trackingNumber: string | null) => {
      const version = (await journal.deskOrder(reference))?.version ?? -1;
      const columns = { deskState: action, trackingNumber };
      await journal.changeAtDesk(reference, version, { action, detail: '', columns }, instant(Date.now()));
      return (await openSlip('en', slipKey)).html;
    };
    expect(await change('confirmed', null)).toContain(slip.confirmed);
    const posted = await change('posted', 'RB123');
    expect(posted).toContain('Tracking number: RB123');
    expect(posted).not.toContain(slip.next);
    expect(await change('cancelled', null)).toContain('The order was cancelled');
  });

  it('speaks the reader’s language, and tells of an order that was refused', async () => {
    const { reference, slipKey = '' } = await add({ locale: 'ro' });
    expect((await openSlip('en', slipKey)).html).toContain(
      'We have your order. We will call you on 0700000010',
    );
    await (await orderJournal()).resolve(reference, 'rejected', instant(Date.now()));
    const { html } = await openSlip('en', slipKey);
    expect(html).toContain('The order could not be accepted');
    expect(html).not.toContain(messages.en.slip.next);
  });

  it('cannot be read while the journal cannot, and is not said to be gone', async () => {
    const { slipKey = '' } = await add();
    await closeOrderJournal();
    const { dataDir } = mockEnvironment;
    mockEnvironment.dataDir = '/dev/null/data';
    expect((await openSlip('ro', slipKey)).status).toBe(503);
    await closeOrderJournal();
    mockEnvironment.dataDir = dataDir;
  });

  it('leaves no trace of its key in the log', async () => {
    const { slipKey = '' } = await add();
    await openSlip('ro', slipKey);
    await send('ro', { ...fieldsOf((await open('ro', '?produs=1')).html), ...visitor });
    const keys = (await stored()).map((each) => each.slipKey);
    const written = JSON.stringify(
      [log.info, log.warn, log.error].map((level) => jest.mocked(level).mock.calls),
    );
    for (const key of keys) expect(written).not.toContain(key);
    expect(keys).toHaveLength(2);
  });
});
