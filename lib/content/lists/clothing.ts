import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, markup, title } from '../fields';

export const clothing = defineList({
  path: 'vestimentation',
  schema: object({ id: id(), title: title(), thumbnail: address().required(), text: markup() }),
  map: (from, resolve, index) => ({
    // The specification gives these no number: below nought none of the host's can be met.
    id: from.id ?? -1 - index,
    title: from.title,
    image: resolve(from.thumbnail),
    text: { html: from.text ?? '' },
  }),
  unique: ['id'],
});
