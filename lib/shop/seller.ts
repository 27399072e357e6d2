import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';

/** Who sells, as a document must say it: name, tax number, address, how to reach them; one line each. */
export function sellerLines(locale: Locale): string[] {
  const { address, phone, email } = site.contact;
  const { legalName, taxNumber } = site.company;
  return [
    legalName[locale],
    taxNumber,
    `${address.street}, ${address.postalCode} ${address.city[locale]}`,
    `${phone}, ${email}`,
  ];
}
