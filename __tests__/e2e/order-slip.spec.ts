import { randomUUID } from 'node:crypto';
import { site } from '@/content/site';
import { locales } from '@/lib/i18n/locales';
import { orderedProduct, privateHref } from '@/lib/routing/private';
import { ordersOf } from './support/journal';
import { inStock, product } from './support/samples';
import { nameFor, orderBody } from './support/shop';
import { expect, http as test } from './support/test';

const onePerson = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*script)/) as unknown,
};

for (const locale of locales) {
  test(`${locale}: an order has a page of its own, for whoever has its address and nobody else`, async ({
    request,
  }, info) => {
    const name = nameFor(info);
    const answer = await request.post(`/api/shop/purchase/?locale=${locale}`, {
      data: orderBody(name),
      headers: { 'order-consents': 'terms=2026-11-21' },
    });
    const { reference, slip } = (await answer.json()) as { reference: string; slip: string };
    const page = await request.get(slip);
    expect(page.status()).toBe(200);
    expect(page.headers()).toMatchObject(onePerson);
    const html = await page.text();
    for (const text of [reference, name, product(inStock.first).title[locale], site.company.taxNumber])
      expect(html).toContain(text);
    expect(await ordersOf(name)).toMatchObject([{ reference, terms_version: '2026-11-21' }]);

    const guessed = await request.get(privateHref(locale, 'slip', { key: '0'.repeat(32) }));
    expect(guessed.status()).toBe(404);
    expect(guessed.headers()).toMatchObject(onePerson);
  });

  test(`${locale}: the plain form takes one order, answered by its slip, and only from this site`, async ({
    request,
    baseURL,
  }, info) => {
    const name = nameFor(info);
    const address = privateHref(locale, 'order');
    const shown = await request.get(`${address}?${orderedProduct}=${inStock.first}`);
    expect(shown.headers()).toMatchObject(onePerson);
    const due = String(product(inStock.first).priceMinor);
    const form = {
      ...{ key: randomUUID(), intent: 'order', due, [`quantity-${inStock.first}`]: '1', agreed: 'on' },
      ...{
        name,
        phone: '0700 000 010',
        delivery_address: 'Strada Solfegiului nr. 7',
        delivery: '1',
        payment: '1',
      },
    };
    const send = (origin: string) => request.post(address, { form, headers: { origin }, maxRedirects: 0 });
    expect((await send('https://elsewhere.example')).status()).toBe(403);
    expect((await send('null')).status()).toBe(403);
    expect(await ordersOf(name)).toEqual([]);
    const [first, second] = [await send(baseURL ?? ''), await send(baseURL ?? '')];
    const [taken, ...others] = await ordersOf(name);
    expect(others).toEqual([]);
    for (const sent of [first, second]) {
      expect(sent.status()).toBe(303);
      expect(sent.headers().location).toBe(privateHref(locale, 'slip', { key: String(taken?.['slip_key']) }));
    }
  });
}
