import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, text } from '../fields';
import { site } from '@/content/site';

export const founderArchive = defineList({
  path: `${site.founderSlug}/archive`,
  file: 'founder-archive',
  schema: object({ id: id(), thumbnail: address().required(), alt: text(), caption: text() }),
  map: (from, resolve, index) => ({
    // Product §3 gives these no id: a negative one never meets one of the host's.
    id: from.id ?? -1 - index,
    image: resolve(from.thumbnail),
    alt: from.alt ?? '',
    caption: from.caption,
  }),
  unique: ['id'],
});
