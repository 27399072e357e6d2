import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/server/env';
import { defaultLocale, isLocale, locales, openGraphLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';
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

/** Everything that search engines and link previews read, in the page's first head. */
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
    alternates: { canonical: url, languages: { ...languages, 'x-default': inLocale(defaultLocale, path) } },
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      ...(page.article ? { type: 'article', publishedTime: page.article.published } : { type: 'website' }),
      ...{ title, url, siteName: site.name[locale] },
      description: `${description} · ${site.demoNotice[locale]}`,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((each) => each !== locale).map(openGraphLocale),
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
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta404' });
  return statusMetadata(documentTitle(locale, t('documentTitle')), 404);
}

/** Head of a page whose only content is a list that is unavailable (reading 30). */
export function unavailableMetadata(locale: Locale, title: string): Metadata {
  return statusMetadata(documentTitle(locale, title), 503);
}
