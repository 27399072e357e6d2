/** @jest-environment node */
import fc from 'fast-check';
import { clientAddress, socketAddressHeader } from '@/lib/server/client-address';
import { parseTrustProxy } from '@/lib/server/trust-proxy';

const address = (headers: Record<string, string>, trust = '0') =>
  clientAddress(new Headers(headers), parseTrustProxy(trust));
const socket = (value: string) => ({ [socketAddressHeader]: value });
const through = (chain: string, from = '127.0.0.1') => ({ 'x-forwarded-for': chain, ...socket(from) });

describe('the address that a request counts for', () => {
  it('is the socket’s where no proxy is', () => {
    expect(address(socket('192.0.2.7'))).toBe('192.0.2.7');
    expect(address({})).toBe('unknown');
    // The framework fills the header in by itself.
    expect(address(through('192.0.2.7', '192.0.2.7'))).toBe('192.0.2.7');
  });

  it('is not known behind a proxy that nobody declared', () => {
    expect(address(through('198.51.100.1', '10.0.0.1'))).toBeUndefined();
  });

  it.each([
    ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['2', '10.9.9.9, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['3', '203.0.113.9', '203.0.113.9'],
    ['1', '203.0.113.9:51234', '203.0.113.9'],
    ['1', '[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  ])('with %s proxies and "%s" is %s', (hops, chain, client) => {
    expect(address(through(chain), hops)).toBe(client);
  });

  it('is the socket’s when a request comes past the declared proxies', () => {
    expect(address(socket('192.0.2.7'), '2')).toBe('192.0.2.7');
  });

  it.each([
    ['127.0.0.1', '198.51.100.1, 203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['127.0.0.1, 203.0.113.0/24', '198.51.100.1, 203.0.113.9', '127.0.0.1', '198.51.100.1'],
    ['127.0.0.1, 203.0.113.0/24', '203.0.113.8, 203.0.113.9', '127.0.0.1', '203.0.113.8'],
    ['127.0.0.1', '203.0.113.9', '::ffff:127.0.0.1', '203.0.113.9'],
    ['2001:db8::/32', '203.0.113.9', '2001:db8::7', '203.0.113.9'],
    ['127.0.0.1', 'made up', '192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', 'made up', '127.0.0.1', 'made up'],
  ])('with proxies at %s, "%s" from %s is %s', (trust, chain, from, client) => {
    expect(address(through(chain, from), trust)).toBe(client);
  });

  it('cannot be chosen by who writes the header, behind any number of proxies', () => {
    const forged = fc.array(fc.ipV4(), { maxLength: 5 });
    fc.assert(
      fc.property(forged, fc.integer({ min: 1, max: 4 }), (invented, hops) => {
        const seen = ['192.0.2.7', ...Array.from({ length: hops - 1 }, (_, hop) => `10.0.0.${hop}`)];
        expect(address(through([...invented, ...seen].join(', ')), String(hops))).toBe('192.0.2.7');
      }),
    );
  });

  it('never throws and is never long, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('1', '2', '10.0.0.0/8'), (chain, trust) => {
        const header = chain.replace(/[^\x20-\x7e]/g, '');
        expect(address(through(header), trust)?.length).toBeLessThanOrEqual(45);
      }),
    );
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
  ])('counts %s as %s', (written, network) => {
    expect(address(socket(written))).toBe(network);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['yes', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0.1,', 'proxy.example.org', '2001:db8::/129'])(
    'cannot be "%s"',
    (text) => {
      expect(() => parseTrustProxy(text)).toThrow();
    },
  );
});
