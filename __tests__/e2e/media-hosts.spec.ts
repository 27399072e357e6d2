import { readFileSync } from 'node:fs';
import path from 'node:path';
import { href } from '@/lib/routing/routes';
import { serve } from '../../scripts/serve.mjs';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { expect, test } from './support/test';

/** The site on an API whose pictures stand on it, on a second host that the operator names, and on a third. */
const [api, media, third] = [new ApiHost(), new ApiHost(), new ApiHost()];
const origin = (host: ApiHost) => new URL(host.url).origin;
const picture = readFileSync(path.resolve('public/art/appearance/1.webp'));
let site: { url: string; stop(): Promise<number | null> };

const gallery = () => [
  { id: 1, thumbnail: '/media/own.webp', alt: 'Pe gazda API' },
  { id: 2, thumbnail: `${origin(media)}/named.webp`, alt: 'Pe gazda numită' },
  { id: 3, thumbnail: `${origin(third)}/third.webp`, alt: 'Pe altă gazdă' },
  { id: 4, thumbnail: '/media/missing.webp', alt: 'Pierdută' },
];

for (const host of [api, media, third]) {
  host.interfere = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/api/gallery/') response.end(JSON.stringify(gallery()));
    else if (pathname.endsWith('away.webp'))
      response.writeHead(302, { location: `${origin(third)}/x.webp` }).end();
    else if (pathname.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml').end('<svg/>');
    else if (pathname.endsWith('missing.webp')) response.writeHead(404).end();
    else if (pathname.endsWith('.webp')) response.setHeader('content-type', 'image/webp').end(picture);
    else return false;
    return true;
  };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await Promise.all([api, media, third].map((host) => host.start()));
  site = await serve({ API_URL: api.url, MEDIA_HOSTS: new URL(media.url).host, API_TIMEOUT_MS: '2000' });
});

test.afterAll(async () => {
  await site.stop();
  await Promise.all([api, media, third].map((host) => host.stop()));
});

test('pictures of the API and of named hosts are fetched, on private addresses too, and of no others', async ({
  request,
}) => {
  const optimised = async (address: string) =>
    (await request.get(`${site.url}/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`)).status();
  expect(await optimised(`${origin(api)}/media/own.webp`)).toBe(200);
  expect(await optimised(`${origin(media)}/named.webp?signature=a`)).toBe(200);
  expect(await optimised(`${origin(third)}/third.webp`)).toBe(400);
  expect(await optimised(`${origin(api).replace('127.0.0.1', 'localhost')}/media/own.webp`)).toBe(400);
  expect(await optimised(`${origin(api)}/media/away.webp`)).toBeGreaterThanOrEqual(400);
  expect(await optimised(`${origin(api)}/media/logo.svg`)).toBe(400);
  expect(third.requests).toEqual([]);
});

test('the page shows what loads, and its plate with the words in place of what does not', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const response = await page.goto(site.url + href('ro', 'media-section', { section: 'gallery' }));
  expect(response?.headers()['content-security-policy']).toContain(`${origin(api)} https://`);
  for (const name of ['Pe gazda API', 'Pe gazda numită']) {
    const image = page.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth), name).toBeGreaterThan(
      0,
    );
  }
  const lost = page.getByRole('img', { name: 'Pierdută' });
  await lost.scrollIntoViewIfNeeded();
  await expect(lost).toHaveJSProperty('complete', true);
  const plate = page.getByRole('img', { name: 'Pe altă gazdă' });
  const [broken, missing] = [await lost.boundingBox(), await plate.boundingBox()];
  expect(broken?.width).toBeGreaterThan(100);
  expect(broken?.height).toBeGreaterThan(60);
  expect(missing?.height).toBeGreaterThan(60);
  expect(await lost.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toContain(
    'gradient',
  );
  expect(third.requests).toEqual([]);
});
