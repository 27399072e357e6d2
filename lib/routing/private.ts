import type { Locale } from '@/lib/i18n/locales';
import { fillPath } from './routes';

/**
 * Addresses whose answer is one visitor's or the desk's: never kept by a cache, not indexed, not in the site map, and
 * answered by route handlers with pages that work without scripts (app/private-page.tsx).
 */
export const privateRoutes = {
  order: '{locale}/comanda',
  slip: '{locale}/comanda/{key}',
  withdraw: '{locale}/retragere',
  'withdrawal-receipt': '{locale}/retragere/{key}',
  search: '{locale}/cautare',
  desk: 'desk',
} as const;

/** The words that are searched, in the address of the search page. */
export const searchedWords = 'q';

/** Names a product in the address of the order form; there may be several. */
export const orderedProduct = 'produs';

type PrivateRoute = Exclude<keyof typeof privateRoutes, 'desk'>;

/** Address of a private page in a language: `privateHref('ro', 'slip', { key })`. */
export function privateHref(locale: Locale, name: PrivateRoute, parameters: { key?: string } = {}): string {
  return `/${fillPath(privateRoutes[name], { locale, ...parameters })}`;
}

/** Whether a path (without its query) is one of a private page. */
export function isPrivatePath(pathname: string): boolean {
  return /^\/(?:[a-z]{2}\/(?:cautare|comanda|retragere)|desk)(?:\/|$)/.test(pathname);
}
