import type { DayOfWeek, MusicGroup, Place, PostalAddress, WithContext } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { choirJsonLd } from '@/lib/seo/json-ld';
import { site } from '@/content/site';

/** The choir with its address and opening hours, for search engines: schema.org gives hours to places, not to groups. */
export function contactJsonLd(locale: Locale): WithContext<MusicGroup> {
  const { address: given, phone: telephone, hours, map } = site.contact;
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: given.street,
    postalCode: given.postalCode,
    addressLocality: given.city[locale],
    addressCountry: given.countryCode,
  };
  const location: Place = {
    '@type': 'Place',
    name: site.name[locale],
    address,
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => `https://schema.org/${day}` as DayOfWeek),
      opens: hours.opens,
      closes: hours.closes,
    },
  };
  return Object.assign(choirJsonLd(locale), { telephone, address, location });
}
