/** @jest-environment node */
import { clockTime } from '@/lib/i18n/clock-time';
import { formatDate } from '@/lib/i18n/dates';
import {
  defaultLocale,
  isLocale,
  languageName,
  localeTable,
  locales,
  openGraphLocale,
} from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { inLanguage } from '@/lib/routing/pathname';
import { config } from '@/middleware';

describe('the table of languages', () => {
  it('holds the default language, and knows no other name', () => {
    expect(locales).toContain(defaultLocale);
    for (const name of ['RO', 'fr', '', 'constructor', 'toString', undefined])
      expect(isLocale(name)).toBe(false);
  });

  it('is what the literal matcher of the middleware leaves alone', () => {
    const [matcher = ''] = config.matcher;
    expect(matcher).toContain(`(?:${locales.join('|')})(?:/|$)`);
    for (const locale of locales) {
      expect(`/${locale}/contact`).not.toMatch(new RegExp(`^${matcher}$`));
      expect(`/${locale}x/contact`).toMatch(new RegExp(`^${matcher}$`));
    }
  });

  it('gives Open Graph its tags and every language its name in the others', () => {
    expect(locales.map(openGraphLocale)).toEqual(['ro_RO', 'en_GB']);
    expect(languageName('ro', 'en')).toBe('Romanian');
    expect(languageName('en', 'ro')).toBe('engleză');
  });
});

describe('a language more in the table', () => {
  const french = 'fr' as Locale;
  beforeAll(() => {
    const row = {
      tag: 'fr-FR',
      name: 'Français',
      quotes: ['«', '»', '“', '”'],
      clock: 24,
      money: ['RON', 'RON'],
    };
    Object.assign(localeTable, { [french]: row });
  });
  afterAll(() => void Reflect.deleteProperty(localeTable, french));

  it('has addresses, dates, money and hours of its own at once', () => {
    expect(isLocale(french)).toBe(true);
    expect(inLanguage('/fr/magazin', 'en')).toBe('/en/magazin');
    expect(inLanguage('/ro/magazin', french)).toBe('/fr/magazin');
    expect(formatDate(french, '2026-11-14')).toBe('14 novembre 2026');
    expect(formatMoney(4950, french)).toBe('49,50 RON');
    expect(clockTime(french, '19:00')).toBe('19:00');
    expect(openGraphLocale(french)).toBe('fr_FR');
    expect(languageName('ro', french)).toBe('roumain');
  });
});
