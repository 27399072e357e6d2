import 'server-only';
import type { Markup } from '../types';
import { localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { moneyInWords } from '@/lib/i18n/money';
import { site } from '@/content/site';

/** A length of time in words: "3 ani", "30 de zile". */
const lasting = (locale: Locale, count: number, unit: 'day' | 'year'): string =>
  new Intl.NumberFormat(localeTable[locale].tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/**
 * Placeholders in the fixed texts for facts of content/site.json, e.g. `{choirEmail}`. `{name}`, `{phone}` and
 * `{email}` are the data-protection officer's (product §2), the others the choir's.
 */
function values(locale: Locale): Readonly<Record<string, string>> {
  const { company, contact, dataProtectionOfficer: officer, shop } = site;
  const { street, postalCode, city } = contact.address;
  return {
    name: officer.name,
    phone: officer.phone,
    email: officer.email,
    choir: site.name[locale],
    choirShort: site.shortName,
    choirPhone: contact.phone,
    choirEmail: contact.email,
    street,
    address: `${street}, ${postalCode} ${city[locale]}`,
    company: company.legalName[locale],
    taxNumber: company.taxNumber,
    iban: company.iban,
    shipping: moneyInWords(shop.freeOrderShippingMinor, locale),
    consumerUrl: site.consumerUrl,
    disputesUrl: site.disputesUrl,
    orderYears: lasting(locale, site.retention.orderYears, 'year'),
    refusedDays: lasting(locale, site.retention.refusedOrderDays, 'day'),
    demoNotice: site.demoNotice[locale],
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A plain text with its placeholders filled. Throws on an unknown placeholder: braces are never printed (reading 58).
 */
export function fill(text: string, locale: Locale): string {
  const known = values(locale);
  return text.replace(/\{(\w*)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined || value === '')
      throw new Error(`A fixed text asks for {${name}}, which site.json does not give`);
    return value;
  });
}

/** The same for HTML: what is filled in is text and never becomes markup. */
export function fillMarkup(html: string, locale: Locale): Markup {
  return {
    html: html.replace(/\{\w*\}/g, (found) =>
      fill(found, locale).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign),
    ),
  };
}
