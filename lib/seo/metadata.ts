import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/server/env';
import { writtenIn } from '@/lib/content/readers/twins';
import { locales, openGraphLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';
import { cardWords } from '@/lib/cards/facts';
import type { CardFacts } from '@/lib/cards/facts';
import type { FeedName } from '@/lib/routing/files';
import { inLocale } from '@/lib/routing/pathname';
import { alternates } from './alternates';
import type { Crumb } from './graph/lists';
import { absolute } from './graph/node';
import type { Node, PageFacts } from './graph/node';
import { longEnough, shortened } from './lengths';
import { otherForms } from './other-forms';
import { shareCard } from './share-card';

/** What a page says of itself in its head. */
export type PageDescription = {
  locale: Locale;
  /** The path without its language (`pathOf`): `stiri`, '' for home. */
  path: string;
  /** The section's name; absent on home, whose title is the choir's name (reading 19). */
  title?: string;
  /** The title as a link preview shows it, when the whole one is long. */
  shortTitle?: string | undefined;
  description?: string | undefined;
  /** What the share card says and shows besides the page's title, or instead of it. */
  card?: Partial<CardFacts>;
  /** Language of the item itself: an untranslated one is canonical to its address in that language. */
  language?: string | undefined;
  /** Languages in which the page is canonical to itself; every one when absent. */
  languages?: readonly Locale[];
  index?: boolean;
  /** When a story appeared; and when it changed, if that is known (ISO 8601). */
  article?: { published: string; modified?: string | undefined };
  /** Up to two facts that chats print below the preview, each with its label. */
  labels?: readonly (readonly [label: string, value: string])[];
  /** The breadcrumb as the page shows it, from the top to the page itself. */
  trail?: readonly Crumb[];
  /** What the page is about, for programs; undefined when too little of it is known. */
  node?: (page: PageFacts) => Node | undefined;
  /** The choir itself is what the page is about. */
  wholeChoir?: boolean;
  /** A feed of what the page shows, or of what it is one of; `title` names its list. */
  feed?: { name: FeedName; title: string };
  /** Read by the page cache, which lets the map's document, and no other, load Google's scripts. */
  cspProfile?: 'map';
};

/** Document title: "Section | site name" (product §2). */
export function documentTitle(locale: Locale, title?: string): string {
  return title === undefined ? site.name[locale] : `${title} | ${site.name[locale]}`;
}

/** The language of the page's canonical address. */
function canonicalLocale({ locale, language, languages = locales }: PageDescription): Locale {
  if (languages.includes(locale)) return locale;
  const original = writtenIn({ language });
  return languages.find((each) => each === original) ?? languages[0] ?? locale;
}

/** A page that search engines may show names its addresses; one that they may not names none. */
function visibility(page: PageDescription): Pick<Metadata, 'alternates' | 'robots'> {
  const { locale, path, languages = locales, index = true } = page;
  if (!index) return { robots: { index: false, follow: true } };
  const canonical = inLocale(canonicalLocale(page), path);
  const feedTitle = page.feed && documentTitle(locale, page.feed.title);
  return {
    alternates: {
      canonical,
      languages: languages.includes(locale) ? alternates(path, languages) : {},
      types: otherForms(page, feedTitle),
    },
    robots: env().isPublic ? { 'max-image-preview': 'large' } : { index: false, follow: true },
  };
}

const descriptionOf = ({ locale, description }: PageDescription) =>
  longEnough(description, site.description[locale]);

/** The page as its head tells of it, for its structured data. */
export const factsOf = (page: PageDescription): PageFacts => ({
  locale: page.locale,
  url: absolute(inLocale(canonicalLocale(page), page.path)),
  description: descriptionOf(page),
  image: absolute(shareCard(page).href),
});

function openGraph(page: PageDescription): Metadata['openGraph'] {
  const { locale, path, languages = locales, article } = page;
  const title = shortened(page.shortTitle ?? page.title ?? site.name[locale]);
  const { facts, href } = shareCard(page);
  return {
    ...(article
      ? { type: 'article', publishedTime: article.published, modifiedTime: article.modified }
      : { type: 'website' }),
    ...{ title, description: descriptionOf(page), siteName: site.name[locale] },
    url: inLocale(canonicalLocale(page), path),
    locale: openGraphLocale(locale),
    alternateLocale: languages.filter((each) => each !== locale).map(openGraphLocale),
    images: [
      {
        ...{ url: href, alt: cardWords(facts, locale) },
        ...{ width: 1200, height: 630, type: 'image/jpeg' },
      },
    ],
  };
}

/** Everything that search engines and link previews read, in the page's first head. */
export function pageMetadata(page: PageDescription): Metadata {
  const { locale, labels = [] } = page;
  const facts = labels.flatMap(([label, value], index) => [
    [`twitter:label${index + 1}`, label],
    [`twitter:data${index + 1}`, value],
  ]);
  return {
    metadataBase: new URL(env().siteUrl),
    title: { absolute: documentTitle(locale, page.title) },
    description: descriptionOf(page),
    ...visibility(page),
    openGraph: openGraph(page),
    twitter: { card: 'summary_large_image' },
    // Read by the route of the cards, which draws what it says (docs/decisions/009).
    other: {
      ...Object.fromEntries(facts),
      card: shareCard(page).written,
      ...(page.cspProfile && { 'csp-profile': page.cspProfile }),
    },
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
