import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, markup, title } from '../fields';
import { site } from '@/content/site';

export const founderTestimonials = defineList({
  path: `${site.founderSlug}/testimonial`,
  file: 'founder-testimonial',
  schema: object({
    id: id().required(),
    thumbnail: address(),
    text: markup().required(),
    author: title(),
    author_subtext: title(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    image: resolve(from.thumbnail),
    text: { html: from.text },
    author: from.author ?? '',
    authorNote: from.author_subtext,
  }),
  unique: ['id'],
});
