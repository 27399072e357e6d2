import { object } from 'yup';
import { slugify } from '@/lib/routing/slug';
import { defineList } from '../define-list';
import { address, choice, date, flag, id, language, link, markup, number, text, title, zone } from '../fields';
import { inZone } from '../moment';

export const eventStatuses = ['scheduled', 'cancelled', 'moved', 'sold-out'] as const;

/** Lei; a dearer ticket is a slip of the pen. */
const highestPrice = 100_000;

export const events = defineList({
  path: 'events',
  // All but the first five fields are optional extensions of product §3 (readings 11, 12).
  schema: object({
    id: id().required(),
    title: title().required(),
    short_title: title(),
    thumbnail: address(),
    description: markup(),
    date: date().required(),
    end: date(),
    time_zone: zone(),
    venue: title(),
    address: title(),
    city: title(),
    country: title(),
    status: choice(eventStatuses),
    moved_from: text(),
    previous_date: date(),
    free: flag(),
    price_from: number(0, highestPrice),
    ticket_url: link(),
    admission: text(),
    setlist: id(),
    lang: language(),
    slug: title(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    slug: slugify(from.slug ?? from.title),
    title: from.title,
    shortTitle: from.short_title,
    image: resolve(from.thumbnail),
    description: { html: from.description ?? '' },
    date: inZone(from.date, from.time_zone),
    end: from.end && inZone(from.end, from.time_zone),
    /** IANA zone of the venue; Europe/Bucharest when absent. */
    timeZone: from.time_zone,
    venue: from.venue,
    address: from.address,
    city: from.city,
    country: from.country,
    status: from.status ?? 'scheduled',
    /** Where it was, or when, before it moved. */
    movedFrom: from.moved_from,
    previousDate: from.previous_date && inZone(from.previous_date, from.time_zone),
    free: from.free ?? false,
    /** Lei, as the API gives it. */
    priceFrom: from.price_from,
    ticketUrl: resolve(from.ticket_url),
    admission: from.admission,
    setlistId: from.setlist,
    language: from.lang,
  }),
  order: 'soonest',
  // Two concerts may have one title: their addresses differ by the number.
  unique: ['id'],
});
