import type { InferType } from 'yup';
import { slugify } from '@/lib/routing/slug';
import type * as api from './schemas';
import type * as site from './types';

/** Turns an address from the host's response into one a page can use (its own paths are relative to the host). */
export type Resolve = (address: string) => string;
type From<Key extends keyof typeof api> = InferType<(typeof api)[Key]>;

const optional = (resolve: Resolve, address: string | undefined) =>
  address === undefined ? undefined : resolve(address);

const attachments = (resolve: Resolve, given: { title: string; file: string }[] | undefined) =>
  (given ?? []).map(({ title, file }) => ({ title, file: resolve(file) }));

export function toPressRelease(from: From<'pressRelease'>, resolve: Resolve): site.PressRelease {
  const { id, slug, title, date, text, lang } = from;
  return { id, slug, title, date, body: { html: text }, attachments: attachments(resolve, from.attachments), language: lang };
}

export function toMediaAppearance(from: From<'mediaAppearance'>, resolve: Resolve): site.MediaAppearance {
  const { id, title, short_text: summary, url, source, date, lang } = from;
  return { id, title, summary, image: optional(resolve, from.thumbnail), url, source, date, language: lang };
}

export function toBrandingItem(from: From<'brandingItem'>, resolve: Resolve): site.BrandingItem {
  return {
    id: from.id,
    description: from.description,
    image: optional(resolve, from.thumbnail),
    file: resolve(from.file),
  };
}

export function toGalleryImage(from: From<'galleryItem'>, resolve: Resolve): site.GalleryImage {
  const { id, thumbnail, alt = '', caption, credit } = from;
  return { id, image: resolve(thumbnail), alt, caption, credit };
}

export function toPartner(from: From<'partner'>, resolve: Resolve): site.Partner {
  return { id: from.id, name: from.name, logo: optional(resolve, from.logo), url: from.url };
}

export function toEvent(from: From<'event'>, resolve: Resolve): site.ChoirEvent {
  const { id, title, date, end, venue, address, city, country, admission, lang } = from;
  return {
    ...{ id, title, date, end, venue, address, city, country, admission },
    slug: slugify(from.slug ?? title),
    image: optional(resolve, from.thumbnail),
    description: { html: from.description },
    timeZone: from.time_zone,
    status: from.status ?? 'scheduled',
    movedFrom: from.moved_from,
    free: from.free ?? false,
    priceFrom: from.price_from,
    ticketUrl: from.ticket_url,
    setlistId: from.setlist,
    language: lang,
  };
}

export function toSong(from: From<'song'>, resolve: Resolve): site.Song {
  const { id, artist, song, year, voices, duration } = from;
  return {
    ...{ id, artist, title: song, year, voices, duration },
    titleLanguage: from.song_lang,
    file: resolve(from.file),
    text: from.text === undefined ? undefined : { html: from.text },
    textLanguage: from.text_lang,
    translation: from.translation === undefined ? undefined : { html: from.translation },
  };
}

export function toTestimonial(from: From<'testimonial'>): site.Testimonial {
  return { id: from.id, text: from.text, author: from.author, authorNote: from.author_subtext };
}

export function toNewsItem(from: From<'news'>, resolve: Resolve): site.NewsItem {
  const { id, slug, title, date, short_description: summary, text, lang } = from;
  const image = optional(resolve, from.front_page_image);
  return { id, slug, title, date, summary, image, body: { html: text }, language: lang };
}

export const toHistoryEntry = (from: From<'historyEntry'>): site.HistoryEntry => ({ text: { html: from.text } });

export function toDiscographyEntry(from: From<'discographyEntry'>): site.DiscographyEntry {
  const { text, year, title, format, award, product } = from;
  return { year, title, format, award, productId: product, text: { html: text } };
}

export function toMemberGroup(from: From<'memberGroup'>): site.MemberGroup {
  return { letter: from.letter, persons: from.persons.map(({ name, position, voice }) => ({ name, position, voice })) };
}

export function toClothingItem(from: From<'clothingItem'>, resolve: Resolve, index: number): site.ClothingItem {
  const { id = index + 1, title, thumbnail, text } = from;
  return { id, title, image: resolve(thumbnail), text: { html: text } };
}

export function toFounderTestimonial(from: From<'founderTestimonial'>, resolve: Resolve): site.FounderTestimonial {
  const { id, text, author, author_subtext: authorNote } = from;
  return { id, image: optional(resolve, from.thumbnail), text: { html: text }, author, authorNote };
}

export function toArchiveImage(from: From<'archiveImage'>, resolve: Resolve): site.ArchiveImage {
  return { id: from.id, image: resolve(from.thumbnail), alt: from.alt ?? '', caption: from.caption };
}

export function toManager(from: From<'manager'>, resolve: Resolve): site.Manager {
  const { name, position, description } = from;
  return {
    ...{ name, position },
    description: { html: description },
    image: optional(resolve, from.thumbnail),
    cv: optional(resolve, from.cv),
  };
}

export function toAnnouncement(from: From<'announcement'>, resolve: Resolve): site.Announcement {
  const { id, title, date, expires, text, lang } = from;
  const files = attachments(resolve, from.attachments);
  return { id, title, date, expires, body: { html: text }, attachments: files, language: lang };
}
