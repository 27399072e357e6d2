import { privatePage } from '@/app/private-page';
import { SearchPage } from '@/components/search/search-page';
import { placeValues } from '@/lib/content/texts/place-values';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { navbar, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { privateHref, searchedWords } from '@/lib/routing/private';
import { searchSite } from '@/lib/search';
import { holdSearch } from '@/lib/search/admit';
import { readQuery } from '@/lib/search/search-index';

export const dynamic = 'force-dynamic';

/** Offered where nothing is found. */
const offered: readonly PlaceKey[] = [...navbar, 'news', 'team', 'discography'];

async function placesIn(locale: Locale) {
  const [t, values] = await Promise.all([translatorFor(locale, 'layout'), placeValues()]);
  return offered.map((key) => ({ href: placeHref(locale, key), label: t(`pages.${key}`, values) }));
}

const searchHref = (locale: Locale, query: string) =>
  privateHref(locale, 'search') + (query && `?${new URLSearchParams({ [searchedWords]: query })}`);

/** The search page: the field, and what the words in the address (`?q=`) mean. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale: segment } = await params;
  const locale = isLocale(segment) ? segment : defaultLocale;
  const query = readQuery(new URLSearchParams(new URL(request.url).search).get(searchedWords) ?? '');
  const wait = query === '' ? undefined : holdSearch(request.headers);
  const [t, places, found] = await Promise.all([
    translatorFor(locale, 'search'),
    placesIn(locale),
    query === '' || wait !== undefined ? undefined : searchSite(locale, query),
  ]);
  const problem = wait === undefined ? undefined : t('busy');
  return privatePage({
    ...{ locale, title: t('title'), hrefIn: (other) => searchHref(other, query) },
    ...(wait !== undefined && { status: 429, headers: { 'Retry-After': String(wait) } }),
    children: <SearchPage {...{ locale, t, query, found, problem, places }} />,
  });
}
