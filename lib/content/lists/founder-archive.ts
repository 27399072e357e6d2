import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, text } from '../fields';
import { site } from '../site';

export const founderArchive = defineList({
  path: `${site.founderSlug}/archive`,
  file: 'founder-archive',
  schema: object({ id: id(), thumbnail: address().required(), alt: text(), caption: text() }),
  map: (from, resolve, index) => ({
    // The specification gives these no number: below nought none of the host's can be met.
    id: from.id ?? -1 - index,
    image: resolve(from.thumbnail),
    alt: from.alt ?? '',
    caption: from.caption,
  }),
  unique: ['id'],
});
