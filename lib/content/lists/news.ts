import { object } from 'yup';
import { plainText } from '@/lib/text/plain-text';
import { defineList } from '../define-list';
import { address, date, id, language, markup, slug, text, title } from '../fields';
import { inZone } from '../moment';

export const news = defineList({
  path: 'news',
  schema: object({
    id: id().required(),
    slug: slug().required(),
    title: title().required(),
    short_title: title(),
    date: date().required(),
    short_description: text(),
    front_page_image: address(),
    text: markup(),
    lang: language(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    slug: from.slug,
    title: from.title,
    /** For link previews, where the whole title is long. */
    shortTitle: from.short_title,
    date: inZone(from.date),
    summary: from.short_description ?? plainText({ html: from.text ?? '' }),
    image: resolve(from.front_page_image),
    body: { html: from.text ?? '' },
    /** Set only when the story is not in the page's language. */
    language: from.lang,
  }),
  order: 'newest',
  unique: ['id', 'slug'],
});
