import { isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { aboutSegment } from '@/content/site';
import { inLocale, parentOf } from './pathname';
import { pathOf } from './routes';

/** Parents of real addresses that are no page themselves, and the page each leads on to. */
const parents = new Map([
  [parentOf(pathOf('events', { type: 'news' })), pathOf('events', { type: 'news' })],
  [aboutSegment, pathOf('history')],
]);

/**
 * Where an address with a language leads on to, if it does: a parent without a page to the first page below it, and
 * upper case to lower (`/ro/Stiri` → `/ro/stiri`). Undefined for every address that is to be answered as it stands.
 */
export function leadsOn(pathname: string): string | undefined {
  const [, first, ...rest] = pathname.replace(/\/+$/, '').split('/');
  const locale: Locale | undefined = isLocale(first) ? first : undefined;
  if (locale === undefined) return undefined;
  // What is percent-encoded is the address of nothing here, and its hexadecimal digits have no case.
  const path = rest.join('/');
  const lower = path.includes('%') ? path : path.toLowerCase();
  const target = inLocale(locale, parents.get(lower) ?? lower);
  return target === inLocale(locale, path) ? undefined : target;
}
