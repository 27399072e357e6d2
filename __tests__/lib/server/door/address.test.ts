/** @jest-environment node */
import fc from 'fast-check';
import { frameworkTarget, languageOf, readAddress } from '@/lib/server/door/address';

/** What the framework would be asked for, or why it is not asked. */
function asked(target: string, isRouterRead = false): string {
  const address = readAddress(target);
  return typeof address === 'string' ? address : frameworkTarget(address, isRouterRead);
}

describe('the address of a page', () => {
  it.each([
    ['/ro/stiri', '/ro/stiri'],
    ['/ro/stiri?email=ana@example.org', '/ro/stiri'],
    ['/ro/stiri/', '/ro/stiri'],
    ['/ro/stiri#sus', '/ro/stiri'],
    ['/ro/%73tiri', '/ro/stiri'],
    ['/ro/%c8%99tiri', '/ro/%C8%99tiri'],
    ['/', '/'],
    ['/?a=b', '/'],
    ['http://evil.example/contact?a=b', '/contact'],
    ['HTTPS://evil.example', '/'],
    ['/art/a.svg?v=2', '/art/a.svg'],
    ['/_next/static/a.js?dpl=1', '/_next/static/a.js'],
  ])('%s reaches the framework as %s', (target, expected) => {
    expect(asked(target)).toBe(expected);
  });

  it.each([
    '/api/audio-file/?locale=ro',
    '/api/health/ready?x=%41',
    '/_next/image?url=%2Fart%2Fa.jpg&w=640&q=75',
  ])('%s keeps its query', (target) => {
    expect(asked(target)).toBe(target);
  });

  it("keeps, of the router's own reads, only the hash that tells them apart", () => {
    expect(asked('/ro/stiri?a=b&_rsc=1kr-x&c=d', true)).toBe('/ro/stiri?_rsc=1kr-x');
    expect(asked('/ro/stiri?_rsc=1krx', false)).toBe('/ro/stiri');
    expect(asked(`/ro/stiri?_rsc=${'a'.repeat(65)}`, true)).toBe('/ro/stiri');
    expect(asked('/ro/stiri?_rsc=%3Cscript%3E', true)).toBe('/ro/stiri');
  });

  it.each([
    ...['/ro/%E0%A4%A', '/ro/%', '/ro/%zz', '/ro/%00', '/ro/a%0d%0ab', '/api/%ff', '/_next/%c3', '%2F'],
    ...['*', '', 'ro/stiri', '/ro/%2e%2e/en', '/ro/../en', 'ftp://evil.example/', 'javascript:alert(1)'],
  ])('"%s" cannot be read', (target) => {
    expect(asked(target)).toBe('bad_address');
  });

  it('is refused when it is longer than any address of the site', () => {
    expect(asked(`/ro/${'a'.repeat(1_100)}`)).toBe('address_too_long');
    expect(asked(`/api/audio-file/?locale=${'a'.repeat(8_200)}`)).toBe('address_too_long');
    expect(asked(`/ro/stiri?utm=${'a'.repeat(4_000)}`)).toBe('/ro/stiri');
  });

  it('has one spelling, however often it is read', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const once = asked(`/ro${path}?${query}`);
        expect(asked(once)).toBe(once);
        expect(once).not.toContain('?');
      }),
    );
  });

  it('never breaks on anything a client may send', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (target) => void asked(target)));
  });
});

it('a refusal speaks the language of the address, else the one chosen before', () => {
  expect(languageOf('/en/%ff')).toBe('en');
  expect(languageOf('/EN?x')).toBe('en');
  expect(languageOf('/contact', 'a=b; locale=en')).toBe('en');
  expect(languageOf('/contact', 'locale=de')).toBe('ro');
  expect(languageOf('*')).toBe('ro');
});
