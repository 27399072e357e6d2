import 'server-only';
import { site } from '@/content/site';
import { content, ledger } from '@/lib/content';
import { inZone } from '@/lib/content/moment';
import type { Moment } from '@/lib/content/moment';
import type { ListResult } from '@/lib/content/result';
import type { Attachment, Markup } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { feedHref, feedPage } from '@/lib/routing/files';
import type { FeedName } from '@/lib/routing/files';
import { href } from '@/lib/routing/routes';
import { absolute } from '@/lib/seo/graph/node';
import type { NoFile, SharedFile } from '@/lib/server/shared-file';
import { toHtml } from '@/lib/text/to-html';
import { atom } from './atom';
import type { Entry } from './atom';

const mostEntries = 30;

/** What the three lists have in common. */
type Item = {
  id: number;
  title: string;
  date?: Moment | undefined;
  language?: string | undefined;
  body: Markup;
  summary?: string;
  image?: string | undefined;
  attachments?: readonly Attachment[];
};

type Source = {
  items: ListResult<Item & { href: string }>;
  title: string;
};

function withHref<T extends Item>(list: ListResult<T>, hrefOf: (item: T) => string): Source['items'] {
  return list.ok ? { ok: true, items: list.items.map((item) => ({ ...item, href: hrefOf(item) })) } : list;
}

const sources: Record<FeedName, (locale: Locale) => Promise<Source>> = {
  async news(locale) {
    const list = await content().news(locale);
    const items = withHref(list, ({ slug }) => href(locale, 'news-details', { slug }));
    return { items, title: (await translatorFor(locale, 'news'))('title') };
  },
  async pressReleases(locale) {
    const list = await content().pressReleases(locale);
    const items = withHref(list, ({ slug }) =>
      href(locale, 'media-subsection', { section: 'press', subsection: slug }),
    );
    return { items, title: (await translatorFor(locale, 'media'))('press') };
  },
  async announcements(locale) {
    const list = await content().announcements(locale);
    const items = withHref(list, ({ id }) => `${href(locale, 'announcements')}#anunt-${id}`);
    return { items, title: (await translatorFor(locale, 'public'))('announcements') };
  },
};

/** A day begins at midnight in Bucharest. */
const instant = (moment: Moment) =>
  new Date(moment.includes('T') ? moment : inZone(`${moment}T00:00`)).toISOString();

function entryOf(name: FeedName, locale: Locale, item: Item & { href: string }): Entry[] {
  const published = item.date && instant(item.date);
  const known = ledger().change(name, locale, item.id);
  const updated = known?.changed ?? published ?? known?.firstSeen;
  // Atom knows no entry without a date, and nothing invents one.
  if (updated === undefined) return [];
  const url = absolute(item.href);
  const picture = item.image === undefined ? '' : `<p><img src="${item.image}" alt=""></p>`;
  return [
    {
      ...{ url, updated, published, title: item.title, summary: item.summary },
      language: item.language ?? locale,
      html: toHtml({ html: picture + item.body.html }, url),
      files: (item.attachments ?? []).map(({ title, file }) => ({ title, file: absolute(file) })),
    },
  ];
}

/** The feed of a list in a language; `unavailable` when its list cannot be read. */
export async function feedOf(name: FeedName, locale: Locale): Promise<SharedFile | NoFile> {
  const { items, title } = await sources[name](locale);
  if (!items.ok) return 'unavailable';
  const body = atom({
    title: `${title} | ${site.name[locale]}`,
    subtitle: `${site.description[locale]} (${site.demoNotice[locale]})`,
    ...{ author: site.name[locale], language: locale },
    ...{ self: absolute(feedHref(locale, name)), page: absolute(feedPage(locale, name)) },
    entries: items.items.slice(0, mostEntries).flatMap((item) => entryOf(name, locale, item)),
  });
  return { type: 'application/atom+xml', body };
}
