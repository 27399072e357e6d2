import { object } from 'yup';
import { defineList } from '../define-list';
import { address, markup, title } from '../fields';

export const managers = defineList({
  path: 'member',
  schema: object({
    name: title().required(),
    thumbnail: address(),
    position: title(),
    description: markup(),
    cv: address(),
  }),
  map: (from, resolve) => ({
    name: from.name,
    image: resolve(from.thumbnail),
    position: from.position ?? '',
    description: { html: from.description ?? '' },
    cv: resolve(from.cv),
  }),
});
