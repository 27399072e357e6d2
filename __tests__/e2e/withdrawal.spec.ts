import type { APIRequestContext } from '@playwright/test';
import { placeHref } from '@/lib/routing/navigation';
import { privateHref } from '@/lib/routing/private';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { quantityField } from '@/components/withdrawal/statement-lines';
import { expectAccessible } from './support/axe';
import { product } from './support/samples';
import { nameFor, orderBody } from './support/shop';
import { expect, http, test } from './support/test';
import { say, words } from './support/words';

const phone = '0700 000 010';
const [disc, book, magazine] = [1, 17, 21];
const still = { maxRedirects: 0 };

/** An order of two discs, a book and a free magazine. */
async function ordered(request: APIRequestContext, locale: Locale, name: string): Promise<string> {
  const lines = [disc, book, magazine].map((item) => ({ item, quantity: item === disc ? 2 : 1 }));
  const data = orderBody(name, { purchaseitem_set: lines });
  const response = await request.post(`/api/shop/purchase/?locale=${locale}`, { data });
  expect(response.status()).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

for (const locale of locales) {
  const { withdrawal: said } = words[locale];
  const path = privateHref(locale, 'withdraw');

  http(
    `${locale}: two steps without scripts lead to one receipt, kept and never cached`,
    async ({ request }, info) => {
      const name = nameFor(info);
      const reference = await ordered(request, locale, name);
      const first = await request.get(`${path}?order=${reference}`);
      expect(first.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(await first.text()).toContain(`value="${reference}"`);

      const found = await request.post(path, { form: { step: 'find', reference, phone } });
      const statement = await found.text();
      expect(found.status()).toBe(200);
      for (const words of [name, said.statement.sealed, said.statement.periodical, said.statement.submit])
        expect(statement).toContain(words);

      const form = {
        ...{
          step: 'confirm',
          reference,
          phone,
          key: hidden(statement, 'key'),
          reason: 'Două <b>prea multe</b>',
        },
        [quantityField(disc)]: '1',
        [quantityField(book)]: '0',
      };
      const tooMany = await request.post(path, { form: { ...form, [quantityField(disc)]: '3' } });
      expect([tooMany.status(), await tooMany.text()]).toEqual([
        400,
        expect.stringContaining(say(locale)('withdrawal.problems.quantity', { count: 2 })),
      ]);
      const sent = [
        await request.post(path, { ...still, form }),
        await request.post(path, { ...still, form }),
      ];
      const target = privateHref(locale, 'withdrawal-receipt', { key: form.key });
      expect(sent.map((each) => [each.status(), each.headers()['location']])).toEqual([
        [303, target],
        [303, target],
      ]);

      const receipt = await request.get(target);
      const text = await receipt.text();
      expect(receipt.headers()['cache-control']).toBe('no-store');
      for (const part of [
        `${reference}-R1`,
        product(disc).title[locale],
        name,
        '&lt;b&gt;prea multe',
        said.receipt.sealed,
      ])
        expect(text).toContain(part);
      expect(text).not.toContain(product(book).title[locale]);
      const file = await request.get(`${target}?file`);
      expect(file.headers()['content-disposition']).toBe(`attachment; filename="${reference}-R1.html"`);

      const again = await (await request.post(path, { form: { step: 'find', reference, phone } })).text();
      expect(again).toContain(target);
      expect(again).toContain(say(locale)('withdrawal.statement.of', { count: 1 }));
    },
  );

  http(`${locale}: a stranger learns nothing, and a foreign form is not taken`, async ({ request }, info) => {
    const reference = await ordered(request, locale, nameFor(info));
    const answers = [];
    for (const claim of [
      { reference, phone: '0700 000 011' },
      { reference: 'AR-2222-2222', phone },
    ]) {
      const answer = await request.post(path, { form: { step: 'find', ...claim } });
      const html = await answer.text();
      answers.push([answer.status(), html.replace(/value="[^"]*"/g, '')]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    const form = { step: 'find', reference, phone };
    const foreign = await request.post(path, { form, headers: { origin: 'https://shop.example' } });
    expect([foreign.status(), (await foreign.text()).includes(reference)]).toEqual([403, false]);
    expect(
      (await request.get(privateHref(locale, 'withdrawal-receipt', { key: 'a'.repeat(32) }))).status(),
    ).toBe(404);
  });
}

test('from the shop to the receipt on a phone, readable by everybody', async ({ page, request }, info) => {
  const { withdrawal: said } = words.ro;
  const reference = await ordered(request, 'ro', nameFor(info));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(placeHref('ro', 'shop'));
  await page.getByRole('main').getByRole('link', { name: said.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(said.find.reference).fill(reference.toLowerCase());
  await page.getByLabel(said.find.phone).fill('+40 700 000 010');
  await page.getByRole('button', { name: said.find.submit }).click();
  await expect(page.getByRole('group', { name: said.statement.legend })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(product(disc).title.ro).fill('1');
  await page.getByLabel(said.statement.reason).fill('L-am primit și în dar');
  await page.getByRole('button', { name: said.statement.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.receipt.title })).toBeVisible();
  await expect(page.getByText(`${reference}-R1`)).toBeVisible();
  await expectAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
});
