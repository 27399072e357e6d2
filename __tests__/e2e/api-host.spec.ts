import { randomUUID } from 'node:crypto';
import { href } from '@/lib/routing/routes';
import { apiSiteAddress, siteAddress } from './support/addresses';
import { mainHeading } from './support/browse';
import { readAnew, revalidate, setHost } from './support/host';
import { ordersOf } from './support/journal';
import { fromCache, ownTag } from './support/page-cache';
import { latestStory } from './support/samples';
import { nameFor, orderBody } from './support/shop';
import { expect, test } from './support/test';
import { titleOf, words } from './support/words';

/** The site on an API host that can fail. Tests run serially, because they share the host. */
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: apiSiteAddress });

const { common, player, news } = words.en;
const home = href('en', 'home');
const story = (locale: 'ro' | 'en') => href(locale, 'news-details', { slug: latestStory(locale).slug });

test('never read and the host is down: a page of one list is a 503 that nobody keeps', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/status of 503/);
  await setHost(request, { mode: 'down' });
  for (const path of [
    href('en', 'news'),
    story('en'),
    href('en', 'events', { type: 'news' }),
    href('en', 'media'),
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(503);
    expect(response.headers(), path).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  }
  await page.goto(href('en', 'news'));
  await expect(page).toHaveTitle(titleOf('en', news.title));
  await expect(mainHeading(page)).toHaveText(common.pageUnavailable);
  await expect(page.getByRole('link', { name: common.retry })).toBeVisible();
});

test('never read and the host is down: home stands, each section says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  const response = await page.goto(home);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(mainHeading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(common.sectionUnavailable)).toHaveCount(3);
  await expect(main.getByRole('link', { name: common.retry }).first()).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(player.listError);
});

test('the host is back: a 503 is over at once, the player’s list on demand, the rest when it is published', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/status of 503/);
  await page.goto(home);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(player.listError);
  await setHost(request, { mode: 'ok' });
  await main.getByRole('button', { name: player.retry }).click();
  await expect(main.getByRole('button', { name: player.play, exact: true })).toBeVisible();

  expect((await request.get(href('en', 'news'))).status()).toBe(200);
  expect(await revalidate(request)).toBe(200);
  await page.goto(home);
  await expect(main.getByText(common.sectionUnavailable)).toHaveCount(0);
  await expect(main.getByRole('link', { name: latestStory('en').title, exact: true })).toBeVisible();
});

for (const locale of ['ro', 'en'] as const) {
  test(`${locale}: home, news and story read the same as on the site’s own content`, async ({
    page,
    request,
  }) => {
    await readAnew(request, { mode: 'ok' });
    for (const path of [href(locale, 'home'), href(locale, 'news'), story(locale)]) {
      const texts = [];
      for (const address of [siteAddress, apiSiteAddress]) {
        const response = await page.goto(`${address}${path}`);
        expect(response?.status()).toBe(200);
        // The song's length appears once its metadata has loaded.
        texts.push((await page.getByRole('main').innerText()).replace(/^\d\d:\d\d$/gm, ''));
      }
      expect(texts[0]?.length).toBeGreaterThan(500);
      expect(texts[1]).toBe(texts[0]);
    }
  });
}

for (const mode of ['down', 'slow', 'garbage', 'error'] as const) {
  test(`the host is ${mode}: what was read once is still shown, whole`, async ({ page, request }) => {
    await readAnew(request, { mode });
    const { title } = latestStory('en');
    for (const path of [home, href('en', 'news'), story('en')]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('main')).toContainText(title);
      await expect(page.getByText(common.sectionUnavailable)).toHaveCount(0);
    }
    const ready: unknown = await (await request.get('/api/health/ready')).json();
    expect(ready).toEqual({ ready: true, content: { source: 'http' } });
  });
}

test('what staff publish appears when they say so, and to nobody else’s word', async ({ page, request }) => {
  await readAnew(request, { mode: 'ok' });
  await page.goto(home);
  const headline = 'A headline of this very minute';
  await setHost(request, { mode: 'ok', headline });
  expect(await revalidate(request, 'a-secret-that-is-wrong')).toBe(401);
  expect((await request.post('/api/revalidate')).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText(headline);
  await fromCache(request, home);
  expect(await revalidate(request)).toBe(200);
  expect((await request.get(home)).headers()['etag']).not.toMatch(ownTag);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(headline);
  await readAnew(request, { mode: 'ok' });
});

test('an order reaches the host as specified, or the visitor is told why not', async ({ request }, info) => {
  const data = orderBody(nameFor(info));
  const order = () =>
    request.post('/api/shop/purchase/?locale=en', { data, headers: { 'idempotency-key': randomUUID() } });
  const stored = () => ordersOf(nameFor(info), process.env['E2E_API_DATA']);

  expect((await order()).status()).toBe(201);
  const purchase = { status: 422, body: { phone: ['No.'] } };
  const { orders } = await setHost(request, { mode: 'ok', purchase });
  expect(orders).toEqual([{ locale: 'en', body: data }]);
  expect(await stored()).toMatchObject([{ state: 'sent' }]);

  const refused = await order();
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toEqual({ error: 'rejected', fields: { phone: 'phone' } });
  await setHost(request, { mode: 'down' });
  expect((await order()).status()).toBe(201);
  await setHost(request, { mode: 'ok' });
  expect((await stored()).map(({ state }) => state)).toEqual([
    'sent',
    'rejected',
    expect.stringMatching(/accepted|uncertain/),
  ]);
});
