/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { aboutSegment } from '@/content/site';
import { parentOf } from '@/lib/routing/pathname';
import { leadsOn } from '@/lib/routing/redirects';
import { href, routes } from '@/lib/routing/routes';
import { config } from '@/middleware';

const passes = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });
const sample = (path: string) => path.replace(/\{\w+\}/g, 'ceva');

describe('addresses that lead on', () => {
  it.each([
    ['/ro/evenimente', href('ro', 'events', { type: 'news' })],
    ['/en/evenimente/', href('en', 'events', { type: 'news' })],
    [`/ro/${aboutSegment}`, href('ro', 'history')],
    [`/en/${aboutSegment.toUpperCase()}`, href('en', 'history')],
    ['/ro/Stiri', href('ro', 'news')],
    ['/en/MAGAZIN/5-Saizeci', '/en/magazin/5-saizeci'],
  ])('%s to %s', (from, to) => {
    expect(leadsOn(from)).toBe(to);
    expect(passes(from)).toBe(true);
  });

  it.each(['/ro', '/en/', '/ro/stiri', '/de/evenimente', '/ro/despre-altul', '/ro/a%C8%98b'])(
    '%s stays where it is',
    (address) => expect(leadsOn(address)).toBeUndefined(),
  );

  it('are every parent of a page that is no page itself', () => {
    const known = new Set<string>(['', ...Object.values(routes).map(sample)]);
    const parents = Object.values(routes).map((path) => parentOf(sample(path)));
    for (const parent of parents.filter((path) => !known.has(path))) {
      const target = leadsOn(`/ro/${parent}`);
      expect([parent, known.has(target?.replace('/ro/', '').replace('/news', '/ceva') ?? '-')]).toEqual([
        parent,
        true,
      ]);
      expect(passes(`/ro/${parent}`)).toBe(true);
    }
  });
});

it('no page passes through the middleware', () => {
  const pages = Object.values(routes).flatMap((path) => [`/ro/${sample(path)}`, `/en/${sample(path)}`]);
  expect(pages.filter((page) => passes(page.replace(/\/$/, '')))).toEqual([]);
  expect(pages.filter((page) => leadsOn(page) !== undefined)).toEqual([]);
});
