import type { Metadata } from 'next';
import { env } from '@/lib/server/env';
import { isLocale, locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/lib/content/site';
import { inLocale } from '@/lib/routing/pathname';

/** What a page says of itself in its head. */
export type PageDescription = {
  locale: Locale;
  /** The path without its language (`pathOf`): `stiri`, '' for home. */
  path: string;
  /** The section's name; absent on home, whose title is the choir's name (reading 19). */
  title?: string;
  description?: string | undefined;
  /** Site path or address of the preview picture, 1200 × 630; the language's social card when absent. */
  image?: string | undefined;
  /** Language of the item itself: an untranslated one is canonical to its address in that language. */
  language?: string | undefined;
  index?: boolean;
  article?: { published: string };
  /** Read by the page cache, which lets the map's document, and no other, load Google's scripts. */
  cspProfile?: 'map';
};

/** Document title: "Section | site name" (product §2). */
export function documentTitle(locale: Locale, title?: string): string {
  return title === undefined ? site.name[locale] : `${title} | ${site.name[locale]}`;
}

/** Everything a search engine or a link preview reads of a page, in its first head. */
export function pageMetadata(page: PageDescription): Metadata {
  const { locale, path, index = true, language } = page;
  const title = documentTitle(locale, page.title);
  const description = page.description ?? site.description[locale];
  const image = page.image ?? `/art/social/${locale}.jpg`;
  const url = inLocale(isLocale(language) ? language : locale, path);
  const languages = Object.fromEntries(locales.map((each) => [each, inLocale(each, path)]));
  return {
    metadataBase: new URL(env().siteUrl),
    title: { absolute: title },
    description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': inLocale('ro', path) } },
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      ...(page.article ? { type: 'article', publishedTime: page.article.published } : { type: 'website' }),
      ...{ title, url, siteName: site.name[locale] },
      description: `${description} · ${site.demoNotice[locale]}`,
      locale: locale === 'ro' ? 'ro_RO' : 'en_GB',
      alternateLocale: locale === 'ro' ? 'en_GB' : 'ro_RO',
      images: [{ url: image, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    ...(page.cspProfile && { other: { 'csp-profile': page.cspProfile } }),
  };
}

function statusMetadata(title: string, status: 404 | 503): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: { absolute: title },
    robots: { index: false },
    // Read by the page cache, which gives the response its true status (docs/decisions/001).
    other: { 'http-status': String(status) },
  };
}

/** Head of a page that does not exist. The title is the product's, letter for letter (reading 18). */
export function notFoundMetadata(locale: Locale): Metadata {
  return statusMetadata(`Pagina nu a fost gasită | ${site.name[locale]}`, 404);
}

/** Head of a page that is nothing without a list that cannot be had now (reading 30). */
export function unavailableMetadata(locale: Locale, title: string): Metadata {
  return statusMetadata(documentTitle(locale, title), 503);
}
