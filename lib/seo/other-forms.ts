import type { Metadata } from 'next';
import { locales } from '@/lib/i18n/locales';
import { feedHref, markdownHref } from '@/lib/routing/files';
import { inLocale } from '@/lib/routing/pathname';
import type { PageDescription } from './metadata';

type Forms = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/** Other forms of a page: the feed of its list, and the Markdown twin, if it is canonical to itself. */
export function otherForms(page: PageDescription, feedTitle = ''): Forms {
  const { locale, path, feed, languages = locales } = page;
  return {
    ...(languages.includes(locale) && { 'text/markdown': markdownHref(inLocale(locale, path)) }),
    ...(feed && { 'application/atom+xml': [{ url: feedHref(locale, feed.name), title: feedTitle }] }),
  };
}
