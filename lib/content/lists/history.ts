import { object } from 'yup';
import { defineList } from '../define-list';
import { markup } from '../fields';

export const history = defineList({
  path: 'history',
  schema: object({ text: markup().required() }),
  map: (from) => ({ text: { html: from.text } }),
});
