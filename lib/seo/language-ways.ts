import 'server-only';
import { pagesOf } from '@/lib/content/readers/twins';
import type { PagedList } from '@/lib/content/readers/twins';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { inLocale, parentOf } from '@/lib/routing/pathname';
import { pathOf } from '@/lib/routing/routes';

/** Where the language menu leads from a page that is not the same in every language. */
export type LanguageWay = {
  locale: Locale;
  /** Name, in that language, and address of the list that is offered where there is no page. */
  list?: { name: string; href: string };
};

/** Folders of the pages of single items, and the place of their list. */
const folders = [
  { list: 'news', folder: pathOf('news'), place: 'news' },
  { list: 'events', folder: pathOf('events', { type: 'news' }), place: 'events' },
  { list: 'events', folder: pathOf('events', { type: 'archive' }), place: 'archive' },
  { list: 'pressReleases', folder: pathOf('media-section', { section: 'press' }), place: 'press' },
] as const satisfies readonly { list: PagedList; folder: string; place: PlaceKey }[];

/**
 * The languages in which the page at `path`, which has no language, has no twin: it is not there, or not translated. Of
 * an item that is in no list, and while a list cannot be read, nothing better is known than the same page.
 */
export async function languageWays(
  locale: Locale,
  path: string,
): Promise<{ page: string; ways: LanguageWay[] }> {
  const page = inLocale(locale, path);
  const item = folders.find(({ folder }) => parentOf(path) === folder);
  const pages = item && (await pagesOf(item.list, locale, path.slice(item.folder.length + 1)));
  if (!pages) return { page, ways: [] };
  const wayInto = async (each: Locale): Promise<LanguageWay> => {
    if (each === locale || pages.all.includes(each)) return { locale: each };
    const t = await translatorFor(each, 'layout');
    return { locale: each, list: { name: t(`pages.${item.place}`), href: placeHref(each, item.place) } };
  };
  const others = locales.filter((each) => !pages.own.includes(each));
  return { page, ways: await Promise.all(others.map(wayInto)) };
}
