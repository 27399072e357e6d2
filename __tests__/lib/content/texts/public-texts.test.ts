/** @jest-environment node */
import { locales } from '@/lib/i18n/locales';
import { anotherLocale } from '../../../support/locales';
import type { Locale } from '@/lib/i18n/locales';
import { careersPage } from '@/lib/content/texts/careers';
import { contactPage } from '@/lib/content/texts/contact';
import { gdprDocument, gdprPage } from '@/lib/content/texts/gdpr';
import { homeText } from '@/lib/content/texts/home';
import { legalPage, legalPages } from '@/lib/content/texts/legal';
import { fill, fillMarkup } from '@/lib/content/texts/placeholders';
import { internalRoutes, publicInformation } from '@/lib/content/texts/public-information';
import { privateHref } from '@/lib/routing/private';
import { routes } from '@/lib/routing/routes';
import { site } from '@/content/site';

const fixedPaths = Object.values(routes).filter((path) => !path.includes('{'));

const bodies = async (locale: Locale): Promise<string[]> => {
  const legal = await Promise.all(legalPages.map((name) => legalPage(locale, name)));
  const { body, documents } = await gdprPage(locale);
  return [...legal, await careersPage(locale), { body }, ...documents].map((page) => page.body.html);
};

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

describe.each(locales)('the public texts in %s', (locale) => {
  it('print no braces: every placeholder is filled (reading 58)', async () => {
    for (const html of await bodies(locale)) expect(html).not.toMatch(/[{}]/);
  });

  it('link only to pages of this site, in their own language, or to https addresses', async () => {
    for (const html of await bodies(locale)) {
      for (const [, target = ''] of html.matchAll(/href="([^"]*)"/g)) {
        if (/^(mailto:|https:\/\/)/.test(target)) continue;
        if (target === privateHref(locale, 'withdraw')) continue;
        expect(target.startsWith(`/${locale}/`)).toBe(true);
        expect(fixedPaths).toContain(target.slice(4));
      }
    }
  });

  it('have 300 to 1,200 words on each legal page, and headings that start at h2', async () => {
    for (const name of legalPages) {
      const { html } = (await legalPage(locale, name)).body;
      expect(words(html)).toBeGreaterThanOrEqual(300);
      expect(words(html)).toBeLessThanOrEqual(1200);
      expect(html).not.toContain('<h1');
    }
  });

  it('have the same headings, list items and table rows in both languages', async () => {
    const shape = (html: string) =>
      [...html.matchAll(/<(h2|h3|li|tr|td|p|blockquote)\b/g)].map(([, tag]) => tag);
    const other = await bodies(anotherLocale(locale));
    (await bodies(locale)).forEach((html, index) => expect(shape(html)).toEqual(shape(other[index] ?? '')));
  });

  it('do not send anyone to the closed dispute platform of the Union', async () => {
    for (const html of await bodies(locale)) expect(html).not.toContain('ec.europa.eu/consumers/odr');
  });

  it('give the home page and the contact page their words', async () => {
    expect((await homeText(locale)).hero.titleLines.length).toBeGreaterThanOrEqual(2);
    expect((await contactPage(locale)).directions.length).toBeGreaterThanOrEqual(3);
  });

  it('name the data-protection officer of site.json and offer four documents', async () => {
    const page = await gdprPage(locale);
    expect(page.officer).toEqual(site.dataProtectionOfficer);
    expect(page.body.html).toContain(site.dataProtectionOfficer.name);
    for (const { slug } of page.documents) expect((await gdprDocument(locale, slug))?.slug).toBe(slug);
    expect(await gdprDocument(locale, 'no-such-document')).toBeUndefined();
  });

  it('list documents of public interest in six groups, with the five internal links', async () => {
    const { groups, links } = await publicInformation(locale);
    expect(groups).toHaveLength(6);
    expect(links.map(({ route }) => route).sort()).toEqual([...internalRoutes].sort());
  });
});

it('has the same slugs for the data-protection documents in both languages', async () => {
  const slugs = async (locale: Locale) => (await gdprPage(locale)).documents.map(({ slug }) => slug);
  expect(await slugs('en')).toEqual(await slugs('ro'));
});

describe('placeholders', () => {
  it('throw when they name no fact, instead of printing braces', () => {
    expect(() => fill('Call {nobody}', 'en')).toThrow('{nobody}');
    expect(() => fillMarkup('<p>{}</p>', 'en')).toThrow('{}');
  });

  it('are filled in the language of the text', () => {
    expect(fill('{shipping}', 'ro')).toBe('20 de lei');
    expect(fill('{shipping}', 'en')).toBe('20 RON');
    expect(fillMarkup('<a href="{consumerUrl}">{choir}</a>', 'en').html).toContain(site.consumerUrl);
  });
});
