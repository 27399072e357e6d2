/** @jest-environment node */
import { site } from '@/content/site';
import { leads } from '@/lib/content/texts/leads';
import { locales } from '@/lib/i18n/locales';

describe.each(locales)('what the choir says at the head of its lists, in %s', (locale) => {
  it('has the facts of site.json in place of every brace', async () => {
    const text = JSON.stringify(Object.values(await leads(locale)).flatMap((page) => Object.values(page)));
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain(site.shortName);
  });
});
