import { object } from 'yup';
import { defineList } from '../define-list';
import { id, markup, title, year } from '../fields';

export const discography = defineList({
  path: 'discography',
  schema: object({
    text: markup().required(),
    year: year(),
    title: title(),
    format: title(),
    award: title(),
    product: id(),
  }),
  map: (from) => ({
    year: from.year,
    title: from.title,
    format: from.format,
    award: from.award,
    productId: from.product,
    text: { html: from.text },
  }),
});
