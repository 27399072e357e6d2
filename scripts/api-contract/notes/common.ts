export type Notes = { item: string; about: string; fields: Readonly<Record<string, string>> };

/** Fields that many lists have. */
export const common = {
  id: 'Number of the item, the same in every language',
  slug: 'Name of the item in its address; the same in every language, so that the language menu finds it',
  short_title: 'Title for link previews and search results, of at most 70 characters; `title` when absent',
  thumbnail: 'Picture',
  lang: 'Language of the item when it is not the one asked for (`ro` in an English list)',
  attachments: 'Documents to download',
  'attachments[].title': 'Name of the document; the name of its file when absent',
  'attachments[].file': 'The document',
};
