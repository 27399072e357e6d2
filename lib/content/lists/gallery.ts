import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, text, title } from '../fields';

export const gallery = defineList({
  path: 'gallery',
  schema: object({
    id: id().required(),
    thumbnail: address().required(),
    alt: text(),
    caption: text(),
    credit: title(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    image: resolve(from.thumbnail),
    alt: from.alt ?? '',
    caption: from.caption,
    credit: from.credit,
  }),
  unique: ['id'],
});
