import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, link, title } from '../fields';

export const partners = defineList({
  path: 'partners',
  schema: object({ id: id().required(), name: title().required(), logo: address(), url: link() }),
  map: (from, resolve) => ({
    id: from.id,
    name: from.name,
    logo: resolve(from.logo),
    url: resolve(from.url),
  }),
  unique: ['id'],
});
