import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, text } from '../fields';

export const branding = defineList({
  path: 'branding-kit',
  schema: object({ id: id().required(), description: text(), thumbnail: address(), file: address().required() }),
  map: (from, resolve) => ({
    id: from.id,
    description: from.description ?? '',
    image: resolve(from.thumbnail),
    file: resolve(from.file),
  }),
  unique: ['id'],
});
