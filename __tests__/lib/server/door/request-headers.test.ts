/** @jest-environment node */
import fc from 'fast-check';
import { allowedHeaders } from '@/lib/server/door/request-headers';

const router = {
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': '%5B%22%22%5D',
  'next-url': '/ro/stiri',
};

const page = (headers: Record<string, string>) => allowedHeaders(headers, 'page', '192.0.2.1');
const ours = { host: 'localhost', 'user-agent': 'visitor', 'x-socket-address': '192.0.2.1' };

describe('the headers that the framework sees', () => {
  it.each([
    ...['content-security-policy', 'content-security-policy-report-only', 'x-nonce', 'host', 'user-agent'],
    ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-middleware-subrequest', 'next-action'],
    ...['x-nextjs-data', 'x-matched-path', 'x-invoke-path', 'x-prerender-revalidate', 'x-now-route-matches'],
    ...['accept-language', 'authorization', 'x-socket-address', 'purpose', 'traceparent', 'sec-fetch-dest'],
  ])('of a page are without the visitor’s %s', (name) => {
    expect(page({ [name]: 'evil.example' })).toEqual(ours);
  });

  it('of a page keep what the app router sends', () => {
    expect(page(router)).toEqual({ ...ours, ...router });
  });

  it.each([
    ['rsc', 'true'],
    ['next-router-prefetch', '1, 1'],
    ['next-router-segment-prefetch', 'tree'],
    ['next-router-segment-prefetch', `/${'a'.repeat(600)}`],
    ['next-router-state-tree', '["", {}]'],
    ['next-router-state-tree', 'a'.repeat(4_001)],
    ['next-url', 'http://evil.example/'],
  ])('of a page drop %s: %s', (name, value) => {
    expect(page({ [name]: value })).toEqual(ours);
  });

  it('of an order keep what the route reads', () => {
    const headers = {
      ...{ host: 'site.example', origin: 'https://site.example', 'sec-fetch-site': 'same-origin' },
      ...{ 'content-type': 'application/json', 'content-length': '2', 'idempotency-key': '12345678' },
      'x-forwarded-for': '198.51.100.7',
    };
    expect(allowedHeaders({ ...headers, 'x-socket-address': 'forged' }, 'api', '192.0.2.1')).toEqual({
      ...ours,
      ...headers,
    });
  });

  it('are never more than those named, whatever comes', () => {
    const known = [...Object.keys({ ...ours, ...router }), 'cookie', 'range', 'if-range', 'accept-encoding'];
    const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'cookie', ...known));
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (headers) => {
        const kept = Object.keys(page(headers));
        expect(kept.filter((each) => !known.includes(each) && !each.startsWith('if-'))).toEqual([]);
      }),
    );
  });
});
