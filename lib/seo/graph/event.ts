import { site } from '@/content/site';
import { ticketsOf } from '@/lib/content/events';
import type { ChoirEvent } from '@/lib/content/types';
import { countryCode } from './country-code';
import { choirId, schemaOrg, withNotice } from './node';
import type { Node, PageFacts } from './node';

/** A new place is no new date: only an event whose former date is known has been rescheduled. */
function statusOf({ status, previousDate }: ChoirEvent): Node['eventStatus'] {
  if (status === 'cancelled') return schemaOrg('EventCancelled');
  return schemaOrg(previousDate === undefined ? 'EventScheduled' : 'EventRescheduled');
}

/** What can be had for how much: nothing once the event is over or called off, nor where nobody says. */
function offersOf(event: ChoirEvent, url: string, upcoming: boolean): Node | undefined {
  const { status, free, priceFrom } = event;
  if (!upcoming || status === 'cancelled') return undefined;
  const price = free ? 0 : priceFrom;
  const offer = (availability: string, address: string): Node => ({
    '@type': 'Offer',
    url: address,
    ...(price !== undefined && { price }),
    priceCurrency: site.shop.currency,
    availability: schemaOrg(availability),
  });
  if (status === 'sold-out') return offer('SoldOut', url);
  const tickets = ticketsOf(event, new Date());
  return tickets !== undefined || free ? offer('InStock', tickets ?? url) : undefined;
}

/** A concert; undefined when its place is unknown (reading 12). */
export function eventNode(page: PageFacts, event: ChoirEvent, upcoming: boolean): Node | undefined {
  const { title, date, end, venue, address, city, country, free, previousDate } = event;
  if (venue === undefined || city === undefined) return undefined;
  const { locale, url, description, image } = page;
  const offers = offersOf(event, url, upcoming);
  const code = country === undefined ? site.contact.address.countryCode : countryCode(country);
  const choir = { ...choirId(), name: site.name[locale] };
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#event`,
    ...{ name: title, url, image: [image], description: withNotice(locale, description) },
    startDate: date,
    ...(end !== undefined && { endDate: end }),
    ...(previousDate !== undefined && { previousStartDate: previousDate }),
    eventStatus: statusOf(event),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(address !== undefined && { streetAddress: address }),
        addressCountry: code ?? country,
      },
    },
    performer: choir,
    organizer: choir,
    ...(free && { isAccessibleForFree: true }),
    ...(offers && { offers }),
  };
}
