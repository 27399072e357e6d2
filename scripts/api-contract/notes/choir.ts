import { common } from './common';
import type { Notes } from './common';

/** The choir, its past and its people. */
export const choir = {
  history: {
    item: 'HistoryEntry',
    about: 'Chapters of the choir’s history, in order.',
    fields: { text: 'The chapter; its heading is an `h2` in it' },
  },
  memberGroups: {
    item: 'MemberGroup',
    about: 'Singers past and present, by the first letter of their names.',
    fields: {
      ...{ letter: 'The letter', persons: 'The singers' },
      ...{
        'persons[].name': 'Name',
        'persons[].position': 'Position',
        'persons[].voice': 'Voice part, for those who sing today',
      },
    },
  },
  clothing: {
    item: 'ClothingItem',
    about: 'What the choir has worn.',
    fields: { id: common.id, title: 'Name', thumbnail: common.thumbnail, text: 'Description' },
  },
  discography: {
    item: 'DiscographyEntry',
    about: 'Records, in order.',
    fields: {
      ...{
        text: 'Description',
        year: 'Year',
        title: 'Title',
        format: 'LP, CD, DVD …',
        award: 'Award it received',
      },
      product: 'Number of the product in this site’s shop',
    },
  },
  founderTestimonials: {
    item: 'FounderTestimonial',
    about: 'Memories of the founder.',
    fields: {
      ...{ id: common.id, thumbnail: 'Portrait of the author', text: 'The memory' },
      ...{ author: 'Author', author_subtext: 'Who that is' },
    },
  },
  founderArchive: {
    item: 'ArchiveImage',
    about: 'Pictures of the founder’s archive.',
    fields: {
      id: common.id,
      thumbnail: common.thumbnail,
      alt: 'What it shows, for people who cannot see it',
      caption: 'Caption',
    },
  },
  managers: {
    item: 'Manager',
    about: 'Who leads the choir, in order.',
    fields: {
      ...{ name: 'Name', thumbnail: 'Portrait', position: 'Position', description: 'Biography' },
      cv: 'Curriculum vitae to download',
    },
  },
} satisfies Record<string, Notes>;
