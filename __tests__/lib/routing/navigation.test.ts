/** @jest-environment node */
import { aboutMenu, footerIndex, navbar, placeHref } from '@/lib/routing/navigation';
import { currentFor, inLanguage } from '@/lib/routing/pathname';
import { href, routes } from '@/lib/routing/routes';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

const footerKeys = footerIndex.flatMap((group) => group.places);
const placeKeys = new Set(['home', ...aboutMenu.places, ...navbar, ...footerKeys]);

describe('navigation', () => {
  it('keeps the order of product §2 in the navbar', () => {
    expect(aboutMenu.places).toEqual([
      'mc',
      'history',
      'cultural-ambassador',
      'management',
      'public-information',
    ]);
    expect(navbar).toEqual(['events', 'setlists', 'media', 'shop', 'contact']);
    expect(placeHref('ro', 'events')).toBe(href('ro', 'events', { type: 'news' }));
  });

  it('reaches every page without parameters from the footer', () => {
    // The map is a document inside the contact page, and the alias is not a second page (reading 4).
    const left = ['home', 'announcements-alias', 'contact-map'];
    const reached = new Set(footerKeys.map((key) => placeHref('ro', key)));
    const missing = Object.entries(routes)
      .filter(([name, path]) => !path.includes('{') && !left.includes(name))
      .filter(([, path]) => !reached.has(`/ro/${path}`));
    expect(missing).toEqual([]);
  });

  it('names each place once in the footer', () => {
    expect(new Set(footerKeys).size).toBe(footerKeys.length);
  });

  it.each([
    ['ro', ro],
    ['en', en],
  ])('has words for every place and group in %s', (_, messages) => {
    expect(Object.keys(messages.layout.pages).sort()).toEqual([...placeKeys].sort());
    expect(Object.keys(messages.layout.groups).sort()).toEqual(footerIndex.map((group) => group.key).sort());
  });
});

describe('currentFor', () => {
  it.each([
    ['/ro/media', '/ro/media', undefined, 'page'],
    ['/ro/contact/', '/ro/contact', undefined, 'page'],
    ['/ro/media/gallery', '/ro/media', undefined, 'true'],
    ['/ro/evenimente/archive', '/ro/evenimente/news', '/ro/evenimente', 'true'],
    ['/ro/mediatheque', '/ro/media', undefined, undefined],
    ['/en/media', '/ro/media', undefined, undefined],
  ])('%s seen from %s', (pathname, address, section, expected) => {
    expect(currentFor(pathname, address, section)).toBe(expected);
  });
});

describe('inLanguage', () => {
  it.each([
    ['/ro', '/en'],
    ['/ro/stiri/un-greier', '/en/stiri/un-greier'],
    ['/rome', '/en'],
  ])('turns %s into %s', (pathname, expected) => {
    expect(inLanguage(pathname, 'en')).toBe(expected);
  });
});
