import { array, boolean, number, object, string } from 'yup';
import { eventStatuses, voiceParts } from './types';

/**
 * API shapes (product §3): one schema for each list's item, with the API's own field names. Fields that
 * product §3 does not have are optional extensions (readings 11, 12), so a host without them still works.
 */

const text = () => string().strict().trim().max(20_000);
const required = () => text().required();
const markup = () => string().strict().max(500_000).required();
const id = () => number().strict().integer().min(0).required();
const slug = () =>
  string()
    .strict()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200)
    .required();
const isoDate = () => string().strict().matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/);
const language = () => string().strict().matches(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
/** A path on this site (`/…`) or a web address; never `javascript:` and the like. */
const address = () =>
  string()
    .strict()
    .max(2_000)
    .matches(/^(\/(?!\/)|https?:\/\/)\S*$/);
const attachments = () => array(object({ title: required(), file: address().required() })).optional();

export const pressRelease = object({
  id: id(), slug: slug(), title: required(), text: markup(),
  date: isoDate(), attachments: attachments(), lang: language(),
});
export const mediaAppearance = object({
  id: id(), thumbnail: address(), title: required(), short_text: required(),
  url: address(), source: text(), date: isoDate(), lang: language(),
});
export const brandingItem = object({ id: id(), description: required(), thumbnail: address(), file: address().required() });
export const galleryItem = object({ id: id(), thumbnail: address().required(), alt: text(), caption: text(), credit: text() });
export const partner = object({ id: id(), name: required(), logo: address(), url: address() });
export const event = object({
  id: id(), title: required(), thumbnail: address(), description: markup(), date: isoDate().required(),
  end: isoDate(), time_zone: text(), venue: text(), address: text(), city: text(), country: text(),
  status: string().oneOf(eventStatuses), moved_from: text(),
  free: boolean(), price_from: number().min(0), ticket_url: address(), admission: text(),
  setlist: number().integer(), lang: language(), slug: text(),
});
export const song = object({
  id: id(), artist: required(), song: required(), file: address().required(),
  song_lang: language(), year: text(), voices: text(), duration: number().integer().min(0),
  text: string().max(50_000), text_lang: language(), translation: string().max(50_000),
});
export const testimonial = object({ id: id(), text: required(), author: required(), author_subtext: text() });
export const news = object({
  id: id(), slug: slug(), title: required(), date: isoDate().required(), short_description: required(),
  front_page_image: address(), text: markup(), lang: language(),
});
export const historyEntry = object({ text: markup() });
export const discographyEntry = object({
  text: markup(), year: number().integer(), title: text(), format: text(), award: text(), product: number().integer(),
});
export const memberGroup = object({
  letter: required(),
  persons: array(object({
    name: required(), position: required(), voice: string().oneOf(voiceParts),
  })).required(),
});
export const clothingItem = object({ id: number().integer(), title: text(), thumbnail: address().required(), text: markup() });
export const founderTestimonial = object({
  id: id(), thumbnail: address(), text: markup(), author: required(), author_subtext: text(),
});
export const archiveImage = object({ id: id(), thumbnail: address().required(), alt: text(), caption: text() });
export const manager = object({
  name: required(), thumbnail: address(), position: required(), description: markup(), cv: address(),
});
export const announcement = object({
  id: id(), title: required(), date: isoDate().required(), text: markup(),
  expires: isoDate(), attachments: attachments(), lang: language(),
});
