import { object } from 'yup';
import { defineList } from '../define-list';
import { date, id, language, markup, slug, title } from '../fields';
import { inZone } from '../moment';
import { attachments, toAttachments } from './attachments';

export const pressReleases = defineList({
  path: 'press-release',
  schema: object({
    id: id().required(),
    slug: slug().required(),
    title: title().required(),
    short_title: title(),
    text: markup(),
    date: date(),
    attachments: attachments(),
    lang: language(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    slug: from.slug,
    title: from.title,
    shortTitle: from.short_title,
    date: from.date && inZone(from.date),
    body: { html: from.text ?? '' },
    attachments: toAttachments(from.attachments, resolve),
    language: from.lang,
  }),
  order: 'newest',
  unique: ['id', 'slug'],
});
