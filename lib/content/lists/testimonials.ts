import { object } from 'yup';
import { defineList } from '../define-list';
import { id, text, title } from '../fields';

export const testimonials = defineList({
  path: 'testimonial',
  schema: object({
    id: id().required(),
    text: text().required(),
    author: title(),
    author_subtext: title(),
  }),
  map: (from) => ({
    id: from.id,
    text: from.text,
    author: from.author ?? '',
    authorNote: from.author_subtext,
  }),
  unique: ['id'],
});
