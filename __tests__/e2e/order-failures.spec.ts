import type { Page, Route } from '@playwright/test';
import { ordersOf } from './support/journal';
import { inStock } from './support/samples';
import { fillCart, fillForm, nameFor, purchase, storedCart, visitor } from './support/shop';
import { expect, test } from './support/test';
import { words } from './support/words';

const { failure } = words.ro.checkout;
const { failure: failureInEnglish } = words.en.checkout;

/** Answers the first request as told, lets the others through, and records every key. */
async function first(page: Page, answer: (route: Route) => Promise<void>) {
  const keys: (string | undefined)[] = [];
  await page.route(purchase, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? answer(route) : route.continue());
  });
  return keys;
}

/** A browser that waits a moment for an answer instead of fifteen seconds. */
function waitLess() {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => real(Math.min(milliseconds, 250));
}

const ways = {
  'the line breaks': {
    answer: (route: Route) => route.abort(),
    reason: failure.network,
    error: /net::ERR_FAILED/,
  },
  'the shop answers 500': {
    answer: (route: Route) => route.fulfill({ status: 500, body: 'oops' }),
    ...{ reason: failure.server, error: /status of 500/ },
  },
  'the shop answers 502 with a page': {
    answer: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    ...{ reason: failure.server, error: /status of 502/ },
  },
  'the shop is busy': {
    answer: (route: Route) => route.fulfill({ status: 429, json: { error: 'too_many_requests' } }),
    ...{ reason: failure.busy, error: /status of 429/ },
  },
};

for (const [way, { answer, reason, error }] of Object.entries(ways)) {
  test(`${way}: cart and form come back with the reason, and the second try is the same order`, async ({
    page,
    problems,
  }, info) => {
    problems.expect(error);
    const keys = await first(page, answer);
    const shop = await fillCart(page, 'ro', [inStock.second, inStock.third]);
    await fillForm(shop, nameFor(info));
    await shop.submit.click();
    await expect(shop.alert).toContainText(reason);
    await expect(shop.alert).toContainText(failure.again);
    await expect(shop.alert).toBeFocused();
    await expect(shop.name).toHaveValue(nameFor(info));
    await expect(shop.address).toHaveValue(visitor.address);
    await expect(shop.remove(inStock.second)).toBeVisible();
    expect(JSON.parse((await storedCart(page)) ?? '')).toHaveLength(2);
    expect(await ordersOf(nameFor(info))).toEqual([]);

    await shop.submit.click();
    await expect(shop.thanks).toBeVisible();
    expect(await ordersOf(nameFor(info))).toHaveLength(1);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  });
}

test('an answer that gets lost on its way leaves one order, whose reference the second try gets', async ({
  page,
  problems,
}, info) => {
  problems.expect(/net::ERR_FAILED/);
  let stored: unknown;
  await first(page, async (route) => {
    stored = await (await route.fetch()).json();
    await route.abort();
  });
  const shop = await fillCart(page, 'en', [inStock.second]);
  await fillForm(shop, nameFor(info));
  await shop.submit.click();
  await expect(shop.alert).toContainText(failureInEnglish.uncertainTitle);
  await shop.submit.click();
  const { reference } = stored as { reference: string };
  await expect(shop.thanks).toContainText(reference);
  expect(await ordersOf(nameFor(info))).toMatchObject([{ reference }]);
});

test('a shop that does not answer: what was ordered stays to be seen, and comes back in time', async ({
  page,
}, info) => {
  await page.addInitScript(waitLess);
  const keys = await first(page, () => Promise.resolve());
  const shop = await fillCart(page, 'ro', [inStock.second]);
  await fillForm(shop, nameFor(info));
  await shop.submit.click();
  await expect(shop.alert).toContainText(failure.timeout);
  await shop.submit.click();
  await expect(shop.thanks).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(await ordersOf(nameFor(info))).toHaveLength(1);
});
