import type { Locale } from '@/lib/i18n/locales';

/**
 * The order form, its libraries (react-hook-form, yup, next-intl's client part) and its words load when the order is
 * first opened and not with every page. The words are read from messages/*.json, the one source of both languages.
 */
const messages = {
  ro: () => import('@/messages/ro.json'),
  en: () => import('@/messages/en.json'),
} as const satisfies Record<Locale, () => Promise<unknown>>;

async function load(locale: Locale) {
  const [parts, words] = await Promise.all([import('./checkout'), messages[locale]()]);
  return { ...parts, locale, messages: { checkout: words.default.checkout } };
}

export type Checkout = Awaited<ReturnType<typeof load>>;

const loading = new Map<Locale, Promise<Checkout>>();

/** One load per language; a failed one (a lost connection) is retried when it is requested again. */
export function loadCheckout(locale: Locale): Promise<Checkout> {
  const known = loading.get(locale);
  if (known) return known;
  const fresh = load(locale);
  loading.set(locale, fresh);
  fresh.catch(() => loading.delete(locale));
  return fresh;
}
