/**
 * Site shapes: what pages and components see. The API's own field names stop at mappers.ts. Dates are ISO 8601
 * strings (`YYYY-MM-DD`, or with time and offset); money is in lei as the API gives it, converted to minor units for
 * calculations; images and files are site paths or absolute URLs.
 */

/** A language of the site, or one that a passage is written in (BCP 47). */
export type Language = string;

/** Markup from outside. Only components/rich-text/rich-text.tsx may turn it into elements. */
export type Markup = { readonly html: string };

export type Attachment = { title: string; file: string };

/** `language` is set only when the item is not in the page's language (an untranslated item). */
type Translatable = { language?: Language | undefined };

export type PressRelease = Translatable & {
  id: number;
  slug: string;
  title: string;
  date?: string | undefined;
  body: Markup;
  attachments: Attachment[];
};

export type MediaAppearance = Translatable & {
  id: number;
  title: string;
  summary: string;
  image?: string | undefined;
  url?: string | undefined;
  source?: string | undefined;
  date?: string | undefined;
};

export type BrandingItem = { id: number; description: string; image?: string | undefined; file: string };

export type GalleryImage = {
  id: number;
  image: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
};

export type Partner = { id: number; name: string; logo?: string | undefined; url?: string | undefined };

export const eventStatuses = ['scheduled', 'cancelled', 'moved', 'sold-out'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export type ChoirEvent = Translatable & {
  id: number;
  slug: string;
  title: string;
  image?: string | undefined;
  description: Markup;
  /** `YYYY-MM-DD`, or a full date-time with offset when the hour is known. */
  date: string;
  end?: string | undefined;
  /** IANA zone of the venue; Europe/Bucharest when absent. */
  timeZone?: string | undefined;
  venue?: string | undefined;
  address?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  status: EventStatus;
  /** The earlier place or date of an event that was moved. */
  movedFrom?: string | undefined;
  free: boolean;
  priceFrom?: number | undefined;
  ticketUrl?: string | undefined;
  admission?: string | undefined;
  setlistId?: number | undefined;
};

export type Song = {
  id: number;
  artist: string;
  title: string;
  titleLanguage?: Language | undefined;
  file: string;
  year?: string | undefined;
  voices?: string | undefined;
  /** Whole seconds, when the API knows them. */
  duration?: number | undefined;
  text?: Markup | undefined;
  textLanguage?: Language | undefined;
  translation?: Markup | undefined;
};

export type Testimonial = { id: number; text: string; author: string; authorNote?: string | undefined };

export type NewsItem = Translatable & {
  id: number;
  slug: string;
  title: string;
  date: string;
  summary: string;
  image?: string | undefined;
  body: Markup;
};

export type HistoryEntry = { text: Markup };

export type DiscographyEntry = {
  year?: number | undefined;
  title?: string | undefined;
  format?: string | undefined;
  award?: string | undefined;
  productId?: number | undefined;
  text: Markup;
};

/** From high to low, the order in which a score and the team page name them. */
export const voiceParts = ['soprano', 'alto', 'tenor', 'bass'] as const;
export type VoicePart = (typeof voiceParts)[number];

export type Member = { name: string; position: string; voice?: VoicePart | undefined };
export type MemberGroup = { letter: string; persons: Member[] };

export type ClothingItem = { id: number; title?: string | undefined; image: string; text: Markup };

export type FounderTestimonial = {
  id: number;
  image?: string | undefined;
  text: Markup;
  author: string;
  authorNote?: string | undefined;
};

export type ArchiveImage = { id: number; image: string; alt: string; caption?: string | undefined };

export type Manager = {
  name: string;
  image?: string | undefined;
  position: string;
  description: Markup;
  cv?: string | undefined;
};

export type Announcement = Translatable & {
  id: number;
  title: string;
  date: string;
  expires?: string | undefined;
  body: Markup;
  attachments: Attachment[];
};
