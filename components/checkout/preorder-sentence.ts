import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { translatorFor } from '@/lib/i18n/translator';
import type { Product } from '@/lib/shop/types';

/** Says the messages of `checkout`. */
type Say = Awaited<ReturnType<typeof translatorFor<'checkout'>>>;

/** Since when a pre-order is sent, where that is known (reading 44); undefined for what is in stock. */
export function preorderSentence(
  t: Say,
  locale: Locale,
  { preorder, availableFrom }: Pick<Product, 'preorder' | 'availableFrom'>,
): string | undefined {
  if (!preorder) return undefined;
  return availableFrom === undefined
    ? t('summary.preorder')
    : t('summary.preorderFrom', { date: formatDate(locale, availableFrom) });
}
