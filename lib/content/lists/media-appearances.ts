import { object } from 'yup';
import { defineList } from '../define-list';
import { address, date, id, language, link, text, title } from '../fields';
import { inZone } from '../moment';

export const mediaAppearances = defineList({
  path: 'media-appearances',
  schema: object({
    id: id().required(),
    thumbnail: address(),
    title: title().required(),
    short_text: text(),
    url: link(),
    source: title(),
    date: date(),
    lang: language(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    title: from.title,
    summary: from.short_text ?? '',
    image: resolve(from.thumbnail),
    url: resolve(from.url),
    source: from.source,
    date: from.date && inZone(from.date),
    language: from.lang,
  }),
  order: 'newest',
  unique: ['id'],
});
