import type { IncomingMessage, ServerResponse } from 'node:http';
import { href } from '@/lib/routing/routes';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { sample } from '@/scripts/sample-api/sample';
import { expect, test } from './support/test';
import { words } from './support/words';
import { serve } from '../../scripts/serve.mjs';

/** A site and an API host of its own: every request that the host hears is this test's. */
const own = test.extend<{ host: ApiHost; at: (path: string) => string }>({
  host: async ({}, run) => {
    const host = await new ApiHost().start();
    await run(host);
    await host.stop();
  },
  at: async ({ host }, run) => {
    const site = await serve({ API_URL: host.url, API_TIMEOUT_MS: '5000' });
    await run((path) => site.url + path);
    site.stop();
  },
});

const storyOf = (slug: string) => href('ro', 'news-details', { slug });
const slug = sample('ro', 'news').at(-1)?.slug ?? '';

/** Answers 500 for the addresses that it is asked to refuse. */
const refuse =
  (refused: (path: string) => boolean) => (request: IncomingMessage, response: ServerResponse) => {
    if (!refused(new URL(request.url ?? '', 'http://host').pathname)) return false;
    response.writeHead(500).end();
    return true;
  };

own('an unknown story costs the host one request', async ({ request, host, at }) => {
  const unknown = ['unu', 'doi', 'trei', 'patru', 'cinci'];
  for (const each of unknown) expect((await request.get(at(storyOf(each)))).status()).toBe(404);
  const stories = host.requests.filter(({ path }) => path.startsWith('/api/news/') && path !== '/api/news/');
  expect(stories.map(({ path }) => path)).toEqual(unknown.map((each) => `/api/news/${each}/`));
  // The lists, of which the page offers addresses that are near: once for all of them.
  const asked = host.requests.map(({ path, search }) => path + search);
  expect(asked).toEqual([...new Set(asked)]);
});

own('a page asks each address of the host once', async ({ request, host, at }) => {
  for (const page of [
    storyOf(slug),
    href('ro', 'home'),
    href('ro', 'events', { type: 'news' }),
    href('ro', 'media'),
    href('ro', 'announcements'),
  ]) {
    host.requests.length = 0;
    expect((await request.get(at(page))).status(), page).toBe(200);
    const asked = host.requests.map(({ path, search }) => path + search);
    expect(asked.length, page).toBeGreaterThan(0);
    expect(asked, page).toEqual([...new Set(asked)]);
  }
});

own('status, head and body of a story agree while its host comes and goes', async ({ request, host, at }) => {
  const { pageUnavailable } = words.ro.common;
  const slugs = sample('ro', 'news').map((story) => story.slug ?? '');
  for (const good of [1, 2, 3]) {
    // The host answers well once, to this one of its requests for the story; never to those for the list.
    let answers = 0;
    host.interfere = refuse(
      (path) => path === '/api/news/' || (path.startsWith('/api/news/') && ++answers !== good),
    );
    for (let visit = 1; visit <= 3; visit += 1) {
      const response = await request.get(at(storyOf(slugs[good] ?? '')));
      const html = await response.text();
      const whole = response.status() === 200;
      expect([200, 503]).toContain(response.status());
      expect([html.includes(pageUnavailable), html.includes('rel="canonical"')]).toEqual([!whole, whole]);
      if (!whole) expect(response.headers()['cache-control']).toBe('no-store');
    }
  }
});

own('a story that could not be had is not kept as one', async ({ request, host, at }) => {
  host.interfere = refuse((path) => path.startsWith('/api/news/'));
  const first = await request.get(at(storyOf(slug)));
  expect([first.status(), first.headers()['cache-control']]).toEqual([503, 'no-store']);
  host.interfere = () => false;
  expect((await request.get(at(storyOf(slug)))).status()).toBe(200);
});
