/** @jest-environment node */
import fc from 'fast-check';
import { ownPath } from '@/lib/seo/own-preview';
import { readHead, warningsOf } from '@/lib/seo/preview';
import type { CardFile, Head } from '@/lib/seo/preview';

const head: Head = {
  ...{ document: 'Recital | Corul', title: 'Recital', siteName: 'Corul', hidden: false },
  description: 'Vineri, 5 mai, ora 19, Sibiu: '.padEnd(120, 'cor '),
  card: { address: 'https://choir.example/art/card.jpg', alt: 'Recital' },
};
const file: CardFile = { status: 200, bytes: 80_000, width: 1200, height: 630 };

describe('a head, as previews read it', () => {
  it('gives what it says, with its entities read', () => {
    const html = `<!doctype html><head><title>A &amp; B | Cor</title><meta property="og:title" content="A &amp; B">
      <meta name="description" content="Doi"/><meta property="og:image" content="/a.jpg"><meta name="robots" content="noindex"></head>`;
    expect(readHead(html)).toEqual({
      ...{ document: 'A & B | Cor', title: 'A & B', description: 'Doi', siteName: '', hidden: true },
      card: { address: '/a.jpg', alt: '' },
    });
  });

  it('is read whatever it is', () => {
    fc.assert(fc.property(fc.string(), (html) => typeof readHead(html).title === 'string'));
  });
});

describe('the warnings', () => {
  it.each([
    [{}, file, []],
    [{ title: 'a'.repeat(71) }, file, ['titleLong']],
    [{ title: 'a'.repeat(70) }, file, []],
    [{ title: '' }, file, ['titleMissing']],
    [{ description: 'a'.repeat(69) }, file, ['descriptionShort']],
    [{ description: 'a'.repeat(161) }, file, ['descriptionLong']],
    [{ description: '' }, file, ['descriptionMissing']],
    [{ card: { address: '', alt: '' } }, undefined, ['cardMissing']],
    [{ card: { address: '/a.jpg', alt: '' } }, file, ['altMissing']],
    [{}, undefined, ['cardElsewhere']],
    [{}, { status: 404, bytes: 0 }, ['cardGone']],
    [{}, { ...file, bytes: 300_001 }, ['cardHeavy']],
    [{}, { ...file, width: 600 }, ['cardSize']],
    [{ hidden: true }, file, ['hidden']],
  ] as const)('for %j and %j are %j', (change, sent, expected) => {
    expect(warningsOf({ ...head, ...change }, sent).map(({ key }) => key)).toEqual(expected);
  });
});

describe('an address to look at', () => {
  it.each([
    ['/ro', '/ro'],
    [' /en/contact?x=1#y ', '/en/contact'],
    ['http://localhost:3000/ro/stiri', '/ro/stiri'],
  ])('"%s" is the page %s', (address, path) => expect(ownPath(address)).toBe(path));

  it.each([
    'https://evil.example/ro',
    '//evil.example/ro',
    '/\\evil.example/ro',
    'http://localhost:3000@evil.example/ro',
    '/api/health/live',
    '/desk',
    '/ro/comanda/x',
    '/ro/../desk',
    '/rom',
    '',
    'javascript:alert(1)',
    'http://localhost:3001/ro',
  ])('"%s" is none of the site’s pages', (address) => expect(ownPath(address)).toBeUndefined());

  it('never leads elsewhere', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/ro${rest}`),
        ),
        (address) => {
          const path = ownPath(address);
          expect(path === undefined || /^\/(ro|en)(\/|$)/.test(path)).toBe(true);
          if (path !== undefined) expect(new URL(`http://localhost:3000${path}`).host).toBe('localhost:3000');
        },
      ),
    );
  });
});
