import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * The order form, its libraries (react-hook-form, yup, next-intl's client part) and its words come with the first
 * opening and not with every page.
 */
async function load(locale: Locale) {
  const [parts, words] = await Promise.all([import('./checkout'), loadMessages[locale]()]);
  const { checkout, shop } = words.default;
  return { ...parts, locale, messages: { checkout, shop: { guarantee: shop.guarantee } } };
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
