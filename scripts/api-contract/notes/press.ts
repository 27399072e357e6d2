import { common } from './common';
import type { Notes } from './common';

/** What the section Media shows. */
export const press = {
  pressReleases: {
    item: 'PressRelease',
    about: 'Press releases, newest first.',
    fields: {
      ...{
        id: common.id,
        slug: common.slug,
        title: 'Title',
        text: 'The release',
        date: 'Day of the release',
      },
      short_title: common.short_title,
      ...{ attachments: common.attachments, 'attachments[].title': common['attachments[].title'] },
      ...{ 'attachments[].file': common['attachments[].file'], lang: common.lang },
    },
  },
  mediaAppearances: {
    item: 'MediaAppearance',
    about: 'What newspapers, radio and television said about the choir, newest first.',
    fields: {
      ...{
        id: common.id,
        thumbnail: common.thumbnail,
        title: 'Title of the piece',
        short_text: 'A sentence or two of it',
      },
      ...{
        url: 'Where it can be read or heard',
        source: 'Who published it',
        date: 'When',
        lang: common.lang,
      },
    },
  },
  branding: {
    item: 'BrandingItem',
    about: 'Logos and other material for partners and the press.',
    fields: { id: common.id, description: 'What it is', thumbnail: 'Preview', file: 'The file to download' },
  },
  gallery: {
    item: 'GalleryImage',
    about: 'Photographs.',
    fields: {
      ...{
        id: common.id,
        thumbnail: 'The photograph, as large as there is',
        alt: 'What it shows, for people who cannot see it',
      },
      ...{ caption: 'Caption', credit: 'Photographer' },
    },
  },
  partners: {
    item: 'Partner',
    about: 'Partners and sponsors.',
    fields: { id: common.id, name: 'Name', logo: 'Logo: PNG, WebP or JPEG, not SVG', url: 'Website' },
  },
} satisfies Record<string, Notes>;
