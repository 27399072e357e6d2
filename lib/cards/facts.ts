import { createHash } from 'node:crypto';
import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';

/** Made greater when the drawing changes, so that every card gets a new address. */
const edition = 1;

export const bandKinds = ['cancelled', 'changed', 'sold-out'] as const;

const schema = object({
  title: string().required(),
  /** What has happened to it, across the top: „ANULAT”. */
  band: object({
    text: string().required(),
    kind: mixed<(typeof bandKinds)[number]>().oneOf(bandKinds).required(),
  })
    .optional()
    .default(undefined),
  when: string(),
  where: string(),
  /** What kind of thing is sold, and for how much. */
  offer: string(),
  /** Site path or address of the item's picture: what stands around the words. */
  picture: string(),
  /** Site path of a cover, which stands whole above the title. */
  cover: string(),
});

/** What a share card says and shows; all of it in words of the page's language. */
export type CardFacts = InferType<typeof schema>;

/** The facts as the head of a page carries them. */
export const writeFacts = (facts: CardFacts): string => JSON.stringify(facts);

/** The same read again; undefined for anything else. */
export function readFacts(text: string): CardFacts | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return schema.isValidSync(value, { strict: true }) ? schema.cast(value) : undefined;
  } catch {
    return undefined;
  }
}

const separator = '\n';

/** What tells a card from every other, in its address: 16 hexadecimal digits. `page` is the path with its language. */
export const cardHash = (page: string, facts: string): string =>
  createHash('sha256').update([edition, page, facts].join(separator)).digest('hex').slice(0, 16);

/** The words on a card, for who does not see it. */
export const cardWords = ({ band, title, offer, when, where }: CardFacts, locale: Locale): string =>
  [band?.text, title, offer, when, where, site.name[locale]].filter(Boolean).join('. ');
