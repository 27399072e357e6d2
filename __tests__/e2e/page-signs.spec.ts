import { href } from '@/lib/routing/routes';
import { mainHeading, open } from './support/browse';
import { expect, test } from './support/test';
import { words } from './support/words';

const { common, layout, shop, statusPage, news } = words.en;

test('a slow page shows dots, an old release is reloaded once, and who is offline keeps the page', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load chunk/);
  const menu = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  const dots = page.getByText(layout.loadingPage);
  await open(page, href('en', 'privacy'));

  // A slow line.
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await menu(layout.pages.news).click();
  await expect(dots).toBeVisible();
  await expect(mainHeading(page)).toHaveText(news.title);
  await expect(dots).toBeHidden();
  await page.unroute(/_rsc=/);

  // Without a connection.
  await context.setOffline(true);
  await expect(page.getByText(layout.offline)).toBeVisible();
  await menu(layout.pages.shop).click();
  await expect(mainHeading(page)).toHaveText(news.title);
  await context.setOffline(false);
  await expect(page.getByText(layout.offline)).toBeHidden();

  // The files of this release are gone: until the page is loaded anew, and then for good.
  let documents = 0;
  let gone = 1;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) documents += 1;
    const isChunk = request.url().includes('/_next/static/chunks/') && request.resourceType() === 'script';
    return isChunk && documents < gone ? route.abort() : route.continue();
  });
  await menu(layout.pages.shop).click();
  await expect(mainHeading(page)).toHaveText(shop.title);
  expect(documents).toBe(1);
  expect(new URL(page.url()).pathname).toBe(href('en', 'shop'));

  gone = 0;
  await open(page, href('en', 'privacy'));
  gone = Infinity;
  await menu(layout.pages.shop).click();
  await expect(page.getByRole('heading', { level: 1, name: statusPage.server_error.title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents).toBe(2);
  gone = 0;
  await page.getByText(common.retry, { exact: true }).click();
  await expect(mainHeading(page)).toHaveText(shop.title);
});
