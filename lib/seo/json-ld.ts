import type { MusicEvent, MusicGroup, WithContext } from 'schema-dts';
import type { ChoirEvent } from '@/lib/content/types';
import { env } from '@/lib/server/env';
import { eventHref } from '@/lib/content/events';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';

/** The choir, for search engines: name, founding date and contact; no recording is claimed (product, "Honest sound"). */
export function choirJsonLd(locale: Locale): WithContext<MusicGroup> {
  const { contact } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name: site.name[locale],
    description: `${site.description[locale]} (${site.demoNotice[locale]})`,
    url: `${env().siteUrl}/${locale}`,
    foundingDate: site.foundingDate,
    email: contact.email,
    sameAs: [site.social.network.url, site.social.video.url],
  };
}

const eventStatus = {
  scheduled: 'https://schema.org/EventScheduled',
  'sold-out': 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
} as const;

/** A concert, for search engines; undefined when its place or time is unknown (reading 12). */
export function eventJsonLd(locale: Locale, event: ChoirEvent): WithContext<MusicEvent> | undefined {
  const { title, date, end, venue, address, city, country, status, ticketUrl, priceFrom } = event;
  if (venue === undefined || city === undefined || !date.includes('T')) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: title,
    startDate: date,
    ...(end !== undefined && { endDate: end }),
    eventStatus: eventStatus[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${env().siteUrl}${eventHref(locale, event)}`,
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(address !== undefined && { streetAddress: address }),
        addressCountry: country ?? 'RO',
      },
    },
    performer: { '@type': 'MusicGroup', name: site.name[locale] },
    ...(ticketUrl !== undefined && {
      offers: {
        '@type': 'Offer',
        url: ticketUrl,
        priceCurrency: site.shop.currency,
        ...(priceFrom !== undefined && { price: priceFrom }),
        availability: `https://schema.org/${status === 'sold-out' ? 'SoldOut' : 'InStock'}`,
      },
    }),
  };
}
