import { object } from 'yup';
import { defineList } from '../define-list';
import { date, id, language, markup, title } from '../fields';
import { inZone } from '../moment';
import { attachments, toAttachments } from './attachments';

export const announcements = defineList({
  path: 'announcement',
  schema: object({
    id: id().required(),
    title: title().required(),
    date: date().required(),
    text: markup(),
    expires: date(),
    attachments: attachments(),
    lang: language(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    title: from.title,
    date: inZone(from.date),
    expires: from.expires && inZone(from.expires),
    body: { html: from.text ?? '' },
    attachments: toAttachments(from.attachments, resolve),
    language: from.lang,
  }),
  order: 'newest',
  unique: ['id'],
});
