import type { FieldKind } from '@/lib/content/fields';

type Schema = Readonly<Record<string, unknown>>;
type Kind = { word: string; name: string; forms: string; schema: Schema; example: unknown };

const numeric = (schema: Schema, pattern: string, description: string): Schema => ({
  description,
  anyOf: [schema, { type: 'string', pattern }],
});

/** What a field of each kind may be: in words for docs/api.md, and as a schema of the OpenAPI document. */
export const kinds: Readonly<Record<Exclude<FieldKind, 'choice' | 'list'>, Kind>> = {
  title: {
    word: 'title',
    name: 'Title',
    example: 'Sala Mică',
    forms:
      'One line of text, at most 300 characters; what is longer is shortened. A number counts as its digits.',
    schema: { type: ['string', 'number'], description: 'One line; shortened after 300 characters' },
  },
  text: {
    word: 'text',
    name: 'Text',
    example: 'Copiii intră liber.',
    forms: 'Plain text, at most 2,000 characters; line breaks become spaces.',
    schema: { type: ['string', 'number'], description: 'Plain text; shortened after 2,000 characters' },
  },
  html: {
    word: 'HTML',
    name: 'Html',
    example: '<p>Text</p>',
    forms:
      'HTML, at most 200,000 characters: headings, paragraphs, lists, tables, quotations, figures, links and pictures. Scripts, styles and forms are removed; an embedded YouTube or Vimeo video loads when the visitor asks for it, any other frame becomes a link.',
    schema: { type: 'string', contentMediaType: 'text/html', description: 'Cut after 200,000 characters' },
  },
  number: {
    word: 'number',
    name: 'Number',
    example: 40,
    forms: '`40`, `"40.00"` or `"40,00"`.',
    schema: numeric({ type: 'number' }, String.raw`^\s*-?\d{1,15}([.,]\d{1,10})?\s*$`, 'Also as a text'),
  },
  id: {
    word: 'id',
    name: 'Id',
    example: 12,
    forms: 'A whole number, not negative: `12` or `"12"`.',
    schema: numeric({ type: 'integer', minimum: 0 }, String.raw`^\s*\d{1,15}\s*$`, 'Also as a text'),
  },
  year: {
    word: 'year',
    name: 'Year',
    example: 1978,
    forms: '`1978` or `"1978"`.',
    schema: numeric(
      { type: 'integer', minimum: 1000, maximum: 2999 },
      String.raw`^\s*[12]\d{3}\s*$`,
      'Also as a text',
    ),
  },
  seconds: {
    word: 'duration',
    name: 'Duration',
    example: 205,
    forms: 'Seconds (`205`, `"205"`), or `"3:25"`, `"0:03:25"`; at most a day.',
    schema: numeric(
      { type: 'number', minimum: 0, maximum: 86_400 },
      String.raw`^\s*((\d{1,2}:)?\d{1,2}:\d{2}|\d{1,5}([.,]\d{1,10})?)\s*$`,
      'Seconds, or (h:)mm:ss',
    ),
  },
  flag: {
    word: 'flag',
    name: 'Flag',
    example: true,
    forms: '`true` or `false`; also `1` and `0`, `"yes"` and `"no"`, `"da"` and `"nu"`.',
    schema: { type: ['boolean', 'integer', 'string'], description: 'Also 1 and 0, yes and no, da and nu' },
  },
  date: {
    word: 'date',
    name: 'Date',
    example: '2026-05-01T19:00',
    forms:
      '`"2026-05-01"`, `"2026-05-01T19:00"`, with a space for the `T`, with seconds, with an offset (`Z`, `+03:00`), or `"01.05.2026"`, `"01.05.2026 19:00"`. A time without an offset is Bucharest’s.',
    schema: {
      type: 'string',
      description: 'ISO 8601, with or without a time and an offset (Europe/Bucharest without), or DD.MM.YYYY',
      pattern: String.raw`^\s*(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})`,
    },
  },
  zone: {
    word: 'time zone',
    name: 'TimeZone',
    example: 'Europe/Paris',
    forms: 'A name of the IANA database: `"Europe/Paris"`.',
    schema: { type: 'string', description: 'IANA name' },
  },
  language: {
    word: 'language',
    name: 'Language',
    example: 'en',
    forms: 'A language tag: `"en"`, `"en-GB"`, `"en_GB"`.',
    schema: { type: 'string', pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}$', description: 'BCP 47' },
  },
  slug: {
    word: 'slug',
    name: 'Slug',
    example: 'concert-de-craciun',
    forms: 'Letters of any script, digits and most signs, at most 200; no spaces, `/`, `\\` or `%`.',
    schema: { type: 'string', maxLength: 200, pattern: String.raw`^[^\s/\\%]+$`, description: 'Not . or ..' },
  },
  address: {
    word: 'address',
    name: 'Address',
    example: '/media/a.jpg',
    forms:
      'A whole address (`"https://cdn.example.org/a.jpg"`) or a path of the API’s host (`"/media/a.jpg"`); http and https only, at most 2,000 characters, no user name in it.',
    schema: { type: 'string', format: 'uri-reference', maxLength: 2_000 },
  },
  link: {
    word: 'link',
    name: 'Link',
    example: 'https://bilete.example.org/12',
    forms: 'As an address; also `"www.example.org"` without its scheme.',
    schema: { type: 'string', maxLength: 2_000, description: 'An address; its scheme may be missing' },
  },
};

export type PlainKind = keyof typeof kinds;
export const isPlain = (kind: FieldKind): kind is PlainKind => kind in kinds;
