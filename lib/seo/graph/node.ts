import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';

/** A thing of schema.org, with properties as JSON has them. */
export type Node = { '@type': string | readonly string[]; [property: string]: unknown };

/** A page as its head tells of it, whole addresses. */
export type PageFacts = { locale: Locale; url: string; description: string; image: string };

/** An address of this site, or of another, in full. */
export const absolute = (address: string): string => new URL(address, `${env().siteUrl}/`).href;

/** A description that says, as every page does, that nothing here is real. */
export const withNotice = (locale: Locale, text: string): string => `${text} (${site.demoNotice[locale]})`;

export const schemaOrg = (name: string): string => `https://schema.org/${name}`;

/** The choir, where another node names it. */
export const choirId = (): Node & { '@id': string } => ({
  '@type': ['Organization', 'MusicGroup'],
  '@id': absolute('/#choir'),
});
