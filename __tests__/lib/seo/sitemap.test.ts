/** @jest-environment node */
import { addresses } from '@/lib/seo/addresses';
import { sitemap } from '@/lib/seo/sitemap';
import { locales } from '@/lib/i18n/locales';
import { href, routes } from '@/lib/routing/routes';

const paths = async () =>
  [...(await sitemap()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

describe('the site map', () => {
  it('lists every route with parameters', () => {
    const detailed = Object.entries(routes).filter(([, path]) => path.includes('{'));
    expect(Object.keys(addresses).sort()).toEqual(detailed.map(([name]) => name).sort());
  });

  it('names pages once, in both languages, the GDPR documents among them', async () => {
    const listed = await paths();
    expect(new Set(listed).size).toBe(listed.length);
    const [document] = await addresses['gdpr-document']();
    if (!document) throw new Error('no document');
    for (const locale of locales) {
      expect(listed).toContain(href(locale, 'home'));
      expect(listed).toContain(href(locale, 'gdpr-document', document.parameters));
    }
    expect(listed.filter((path) => path.includes('{') || path.endsWith('/'))).toEqual([]);
  });

  it('leaves out second addresses and parts of pages', async () => {
    const listed = await paths();
    for (const path of [
      href('ro', 'announcements-alias'),
      href('ro', 'contact-map'),
      href('ro', 'history-section', { section: 'history' }),
      href('ro', 'media-section', { section: 'press' }),
    ])
      expect(listed).not.toContain(path);
  });

  it('leaves out texts that were not translated, under the other language', async () => {
    const stories = await addresses['news-details']();
    const untranslated = stories.filter(({ languages }) => !languages.includes('en'));
    expect(untranslated).not.toEqual([]);
    const listed = await paths();
    for (const { parameters } of untranslated) {
      expect(listed).toContain(href('ro', 'news-details', parameters));
      expect(listed).not.toContain(href('en', 'news-details', parameters));
    }
  });
});
