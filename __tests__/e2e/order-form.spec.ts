import { locales } from '@/lib/i18n/locales';
import { inStock } from './support/samples';
import { fillCart, fillForm, nameFor } from './support/shop';
import { ordersOf } from './support/journal';
import { expect, test } from './support/test';
import { say, words } from './support/words';

for (const locale of locales) {
  const { problems: complaint, fields } = words[locale].checkout;

  test(`${locale}: a field complains once it has been touched, and not before`, async ({ page }) => {
    const shop = await fillCart(page, locale, [inStock.second]);
    const complaints = shop.order.locator('[aria-invalid]');
    await shop.name.focus();
    await expect(complaints).toHaveCount(0);
    await shop.phone.focus();
    await expect(complaints).toHaveCount(1);
    await expect(shop.name).toHaveAccessibleDescription(complaint.required);

    await shop.phone.fill('zece');
    await shop.address.focus();
    await expect(shop.phone).toHaveAccessibleDescription(new RegExp(`${complaint.phone}$`));
    await expect(shop.address).not.toHaveAttribute('aria-invalid');
    await shop.phone.fill('0700.000-010');
    await shop.name.fill('Ana');
    await shop.address.fill('București');
    await expect(complaints).toHaveCount(0);
  });

  test(`${locale}: sending lists what is wrong, takes the focus there and leads to the fields`, async ({
    page,
  }, info) => {
    const shop = await fillCart(page, locale, [inStock.second]);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await shop.submit.click();
    const title = say(locale)('checkout.problems.title', { count: 4 });
    const summary = shop.order.locator('[tabindex="-1"]').filter({ hasText: title });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      `${complaint.fields.name}: ${complaint.required}`,
      `${complaint.fields.phone}: ${complaint.required}`,
      `${complaint.fields.delivery_address}: ${complaint.required}`,
      `${complaint.fields.agreed}: ${complaint.agreement}`,
    ]);
    for (const [name, field] of [
      [complaint.fields.phone, shop.phone],
      [complaint.fields.delivery_address, shop.address],
      [complaint.fields.agreed, shop.agreed],
    ] as const) {
      await summary.getByRole('link', { name }).click();
      await expect(field).toBeFocused();
    }

    await fillForm(shop, nameFor(info));
    await shop.phone.fill('12');
    await shop.submit.click();
    await expect(summary).toHaveCount(0);
    const one = shop.order
      .locator('[tabindex="-1"]')
      .filter({ hasText: say(locale)('checkout.problems.title', { count: 1 }) });
    await expect(one).toBeFocused();
    expect(sent).toEqual([]);
    expect(await ordersOf(nameFor(info))).toEqual([]);
    await expect(shop.order.getByText(fields.phoneHelp)).toBeVisible();
  });
}
