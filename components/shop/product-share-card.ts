import { getLocale, getTranslations } from 'next-intl/server';
import type { CardFacts } from '@/lib/cards/facts';
import { formatMoney } from '@/lib/i18n/money';
import type { ProductView } from '@/lib/shop/product-view';

/** What the share card of a product says below its cover: of what kind it is, what it costs, whether it is sold out. */
export async function productCard({
  title,
  kind,
  priceMinor,
  soldOut,
  image,
}: ProductView): Promise<CardFacts> {
  const locale = await getLocale();
  const t = await getTranslations('shop');
  const price = priceMinor === 0 ? t('free') : formatMoney(priceMinor, locale);
  return {
    title,
    band: soldOut ? { text: t('soldOut'), kind: 'sold-out' } : undefined,
    offer: [t(`kinds.${kind}`), soldOut ? undefined : price].filter(Boolean).join(' · '),
    cover: image,
  };
}
