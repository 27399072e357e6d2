import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Entries } from '../entry';
import { documentEntries } from './documents';
import { listEntries } from './lists';
import { pageEntries } from './pages';
import { peopleEntries } from './people';
import { productEntries } from './products';
import { repertoireEntries } from './repertoire';

/** Everything of the site that can be found in a language, by its lists as they are now. */
export async function readEntries(locale: Locale): Promise<Entries> {
  const [lists, pages, people, ...fixed] = await Promise.all([
    listEntries(locale, new Date()),
    pageEntries(locale),
    peopleEntries(locale),
    ...[documentEntries, productEntries, repertoireEntries].map((read) => read(locale)),
  ]);
  const read = [pages, ...lists, people];
  return {
    entries: [...read.flatMap(({ entries }) => entries), ...fixed.flat()],
    complete: read.every(({ complete }) => complete),
  };
}
