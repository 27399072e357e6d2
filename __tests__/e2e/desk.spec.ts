import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { clientOf, logIn, passphrase, placeOrder, serveDesk } from './support/desk';
import { nameFor } from './support/shop';
import { expect, http, test } from './support/test';
import { say, words } from './support/words';

const { desk } = words.ro;
const desked = say('ro');

function expectPrivate(response: APIResponse) {
  expect(response.headers(), response.url()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.headers()['content-security-policy']).not.toMatch(/script-src|unsafe/);
}

async function show(client: APIRequestContext, path: string, status = 200): Promise<string> {
  const response = await client.get(path);
  expect(response.status(), path).toBe(status);
  expectPrivate(response);
  return response.text();
}

const act = (client: APIRequestContext, reference: string, version: number, form: Record<string, string>) =>
  client.post(`/desk/orders/${reference}`, { form: { version: String(version), back: 'order', ...form } });

http('there is no desk without a passphrase', async ({ request }) => {
  for (const path of ['/desk', '/desk/orders', '/desk/orders.csv', '/desk/nothing']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expectPrivate(response);
  }
});

http('guessing the passphrase is slow, and soon over, also for a right guess', async ({ playwright }) => {
  const site = await serveDesk({ TRUST_PROXY: '1' });
  const client = await clientOf(playwright, site.url);
  const started = Date.now();
  const wrong = await logIn(client, 'parola biroului');
  expect(wrong.status()).toBe(403);
  expect(await wrong.text()).toContain(desk.login.wrong);
  expect(wrong.headers()['set-cookie']).toBeUndefined();
  expect(Date.now() - started).toBeGreaterThanOrEqual(600);
  await Promise.all(Array.from({ length: 9 }, () => logIn(client, 'altă parolă')));
  const late = await logIn(client);
  expect(late.status()).toBe(429);
  expect(Number(late.headers()['retry-after'])).toBeGreaterThan(60);
  expect(late.headers()['set-cookie']).toBeUndefined();
  const elsewhere = await client.post('/desk/login', {
    form: { passphrase },
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(elsewhere.status()).toBe(303);
  expect(site.logged()).not.toContain(passphrase);
  await site.stop();
});

http('a session is a cookie of the desk, signed, and ends for good', async ({ playwright }) => {
  const site = await serveDesk({ SITE_URL: 'https://choir.example' });
  const client = await clientOf(playwright, site.url);
  const entered = await logIn(client);
  expect(entered.status()).toBe(303);
  expect(entered.headers().location).toBe('/desk');
  const [cookie = ''] = (entered.headers()['set-cookie'] ?? '').split(';');
  expect(entered.headers()['set-cookie']).toMatch(
    /; Path=\/desk; Max-Age=43\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  const page = async (given: string) => (await client.get('/desk', { headers: { cookie: given } })).text();
  expect(await page(cookie)).toContain(desk.views.calls.empty);
  expect(await page(cookie.slice(0, -1))).toContain(desk.login.passphrase);
  expect(await page(cookie.replace(/\.\d+\./, '.9999999999999.'))).toContain(desk.login.passphrase);
  expect(await page('')).not.toContain(desk.views.calls.title);
  const away = { headers: { cookie, origin: 'https://evil.example' } };
  expect((await client.post('/desk/logout', away)).status()).toBe(403);
  expect((await client.post('/desk/logout', { headers: { cookie } })).status()).toBe(303);
  expect(await page(cookie)).toContain(desk.login.passphrase);
  await site.stop();
});

http(
  'two people at once never overwrite each other; what the desk does is logged, and nobody named',
  async ({ playwright }, info) => {
    const site = await serveDesk();
    const client = await clientOf(playwright, site.url);
    const name = nameFor(info);
    const reference = await placeOrder(client, name);
    expect((await act(client, reference, 0, { action: 'confirmed' })).status()).toBe(403);
    await logIn(client);
    expect(await show(client, '/desk')).toContain(name);

    const noOrigin = await clientOf(playwright, site.url);
    const foreign = {
      form: { action: 'confirmed', version: '0' },
      headers: { 'sec-fetch-site': 'same-site' },
    };
    expect((await noOrigin.post(`/desk/orders/${reference}`, foreign)).status()).toBe(403);

    const both = await Promise.all(
      ['confirmed', 'cancelled'].map((action) => act(client, reference, 0, { action })),
    );
    expect(both.map((response) => response.status()).toSorted()).toEqual([303, 409]);
    const lost = both.find((response) => response.status() === 409);
    const won = both[0]?.status() === 303 ? 'confirmed' : 'cancelled';
    expect(await lost?.text()).toContain(desk.log[won]);
    expect(await lost?.text()).toContain(desk.conflict.title);
    if (won === 'cancelled') await act(client, reference, 1, { action: 'reopened' });
    if (won === 'cancelled') await act(client, reference, 2, { action: 'confirmed' });
    const version = won === 'cancelled' ? 3 : 1;

    expect(await show(client, '/desk/labels')).toContain('Strada Solfegiului nr. 7');
    expect(await show(client, '/desk/slips')).toContain(reference);
    expect((await act(client, reference, version, { action: 'posted', tracking: '<>' })).status()).toBe(400);
    expect((await act(client, reference, version, { action: 'posted', tracking: 'RO 42-7' })).status()).toBe(
      303,
    );
    expect(await show(client, `/desk/orders/${reference}`)).toContain('RO 42-7');
    expect(await show(client, '/desk')).toContain(desk.views.unpaid.title);
    expect((await act(client, reference, version, { action: 'paid' })).status()).toBe(409);
    expect((await act(client, reference, version + 1, { action: 'paid' })).status()).toBe(303);

    for (const q of ['stefania turcanu', '0700 000 010', reference.slice(3)]) {
      const found = await client.post('/desk/search', { form: { q } });
      expect(await found.text(), q).toContain(reference);
      expectPrivate(found);
    }
    expect(await (await client.post('/desk/search', { form: { q: 'nimeni' } })).text()).toContain(
      desk.search.none,
    );
    expect(await show(client, '/desk/orders.csv')).toContain(name);
    expect(await show(client, '/desk/orders?lang=en')).toContain(words.en.desk.nav.orders);
    expect(await show(client, '/desk/nothing', 404)).toContain(words.en.desk.missing.title);

    await act(client, reference, version + 2, { action: 'erased' });
    expect(await show(client, `/desk/orders/${reference}`)).not.toContain(name);
    expect(site.logged()).toContain(reference);
    expect(site.logged()).not.toMatch(new RegExp(`${name}|0700000010|stefania|RO 42|${passphrase}`, 'i'));
    await site.stop();
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a call, the parcel, the money: each is one tap, in pages that anybody can use', async ({
    page,
    playwright,
  }, info) => {
    const site = await serveDesk();
    const client = await clientOf(playwright, site.url);
    const unbroken = 'șu'.repeat(30);
    const reference = await placeOrder(client, nameFor(info) + unbroken);
    const waiting = await placeOrder(client, `Ion ${unbroken}`, { delivery: 3 });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const usable = async () => {
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, page.url()).toBeLessThanOrEqual(360);
    };

    await page.goto(`${site.url}/desk`);
    await usable();
    await page.getByLabel(desk.login.passphrase).fill(passphrase);
    await button(desk.login.enter).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.title);
    await usable();
    const call = page.getByRole('link', { name: desked('desk.order.call', { phone: '0700000010' }) });
    await expect(call.first()).toHaveAttribute('href', 'tel:0700000010');
    await button(`${desk.actions.no_answer} ${waiting}`).click();
    await button(`${desk.actions.confirmed} ${reference}`).click();
    await expect(page.getByText(desk.views.calls.empty)).toBeVisible();
    await usable();

    await page.getByRole('link', { name: desk.nav.labels }).click();
    await expect(page.getByText('Strada Solfegiului nr. 7')).toBeVisible();
    await usable();
    await page.getByRole('link', { name: desk.nav.slips }).click();
    await usable();
    await page.goto(`${site.url}/desk/orders/${reference}`);
    await usable();
    await page.getByLabel(desk.actions.tracking).fill('AWB 123456');
    await button(`${desk.actions.posted} ${reference}`).click();
    await expect(page.getByText(desked('desk.log.posted_tracking', { detail: 'AWB 123456' }))).toBeVisible();
    await button(`${desk.actions.paid} ${reference}`).click();
    await usable();
    await page.getByRole('searchbox').fill('stefania');
    await button(desk.search.go).click();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await usable();
    await page.goto(`${site.url}/desk/orders/${reference}/erase`);
    await usable();
    await page.getByRole('link', { name: 'English' }).click();
    await button(`${words.en.desk.erase.confirm} ${reference}`).click();
    await expect(page.getByText(words.en.desk.log.erased, { exact: false }).first()).toBeVisible();
    await usable();
    await site.stop();
  });
});
