import type { APIResponse } from '@playwright/test';
import { href } from '@/lib/routing/routes';
import { fromCache, ownTag } from './support/page-cache';
import { expect, http as test } from './support/test';

/*
 * The page cache answers before the framework, which must not be told by its answers. The door drops a header of the
 * router that has no form of the router's, so a page asked for with one is the framework's answer.
 */
const asFramework = { rsc: '0' };

/** Of one connection or one way of making the bytes. */
const ofTheWay = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
];

const lasting = (response: APIResponse) =>
  Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !ofTheWay.includes(name)));

/** Once more when a page is made anew meanwhile: the framework writes its data in another order then. */
const unchanged = (compare: () => Promise<void>) =>
  expect(compare).toPass({ timeout: 60_000, intervals: [0] });

const pages = {
  home: href('ro', 'home'),
  'a text page': href('en', 'babies'),
  'the map, with a policy of its own': href('ro', 'contact-map'),
  'a missing page': '/ro/nimic/deloc',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} from memory is the framework's answer, header by header`, async ({ request }) => {
    await request.get(path);
    await unchanged(async () => {
      await fromCache(request, path);
      for (const method of ['GET', 'HEAD']) {
        for (const coding of ['identity', 'gzip', 'br', 'gzip;q=0.5, br;q=0']) {
          const ask = (headers = {}) =>
            request.fetch(path, { method, headers: { 'accept-encoding': coding, ...headers } });
          const [theirs, ours] = [await ask(asFramework), await ask()];
          expect(theirs.headers()['etag']).not.toMatch(ownTag);
          expect(ours.headers()['etag']).toMatch(ownTag);
          expect([ours.status(), lasting(ours)]).toEqual([
            theirs.status(),
            // The framework forgets that HEAD, too, would be compressed.
            { ...lasting(theirs), vary: expect.stringContaining('Accept-Encoding') },
          ]);
          expect(await ours.text()).toBe(await theirs.text());
        }
      }
    });
  });
}

test('who has a page is told so, in the same words', async ({ request }) => {
  const path = href('ro', 'home');
  await request.get(path);
  const tagOf = async (headers: Record<string, string>) =>
    (await request.get(path, { headers })).headers()['etag'] ?? '';
  const again = async (headers: Record<string, string>) => {
    const list = `"other", W/${await tagOf(headers)}`;
    return request.get(path, { headers: { ...headers, 'if-none-match': list } });
  };
  await unchanged(async () => {
    await fromCache(request, path);
    const [theirs, ours] = [await again(asFramework), await again({ 'accept-encoding': 'br' })];
    expect([theirs.status(), ours.status()]).toEqual([304, 304]);
    expect(lasting(ours)).toEqual({ ...lasting(theirs), vary: expect.stringContaining('Accept-Encoding') });
  });
});
