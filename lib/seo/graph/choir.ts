import { site } from '@/content/site';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { absolute, choirId, schemaOrg, withNotice } from './node';
import type { Node } from './node';

/** The site, by whose name search engines call its pages. */
export const websiteNode = (locale: Locale): Node => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  url: absolute('/'),
  name: site.name[locale],
  alternateName: [
    site.shortName,
    ...locales.filter((each) => each !== locale).map((each) => site.name[each]),
  ],
  description: withNotice(locale, site.description[locale]),
  inLanguage: locales,
  publisher: { '@id': choirId()['@id'] },
});

const address = (locale: Locale): Node => {
  const { street, postalCode, city, countryCode } = site.contact.address;
  return {
    '@type': 'PostalAddress',
    ...{ streetAddress: street, postalCode, addressLocality: city[locale], addressCountry: countryCode },
  };
};

/** The choir, on every page: who it is and where to reach it; no recording is claimed (product, "Honest sound"). */
export const choirNode = (locale: Locale): Node => ({
  ...choirId(),
  name: site.name[locale],
  url: absolute(`/${locale}`),
  description: withNotice(locale, site.description[locale]),
  logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: 512, height: 512 },
  image: absolute(`/art/social/${locale}.jpg`),
  telephone: site.contact.phone,
  email: site.contact.email,
  address: address(locale),
});

/** The same in full, on the home and contact pages; schema.org gives opening hours to places, not to groups. */
export function wholeChoirNode(locale: Locale): Node {
  const { hours, map } = site.contact;
  return {
    ...choirNode(locale),
    legalName: site.company.legalName[locale],
    taxID: site.company.taxNumber,
    foundingDate: site.foundingDate,
    sameAs: [site.social.network.url, site.social.video.url],
    hasMerchantReturnPolicy: returnPolicy(),
    location: {
      '@type': 'Place',
      name: site.name[locale],
      address: address(locale),
      geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map(schemaOrg),
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}

/** What the page on withdrawal promises: 14 days, the parcel back at the buyer's cost. */
export const returnPolicy = (): Node => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: site.contact.address.countryCode,
  returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: 14,
  returnMethod: [schemaOrg('ReturnByMail'), schemaOrg('ReturnInStore')],
  returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
});
