import { getLocale, getTranslations } from 'next-intl/server';
import { formatMoney, moneyInWords } from '@/lib/i18n/money';
import { descriptionLength, fitted } from '@/lib/seo/lengths';
import type { ProductView } from '@/lib/shop/product-view';

/** The kind in the title tells a record from the concert that it is named after. */
export async function productTitle({ title, kind }: ProductView): Promise<string> {
  const t = await getTranslations('shop');
  return `${title} (${t(`kinds.${kind}`)})`;
}

/** A product in a few sentences: what it is, and what it costs, or that it is sold out. */
export async function productDescription({
  details,
  kind,
  priceMinor,
  soldOut,
}: ProductView): Promise<string> {
  const locale = await getLocale();
  const t = await getTranslations('shop');
  const name = t(`kinds.${kind}`);
  const free = t('free');
  const given = `${name}. ${free.charAt(0).toLocaleUpperCase(locale)}${free.slice(1)}.`;
  const cost = priceMinor === 0 ? given : `${name}, ${moneyInWords(priceMinor, locale)}.`;
  const end = soldOut ? `${name}. ${t('soldOut')}` : cost;
  return `${fitted(details.description.join(' '), descriptionLength - end.length - 1)} ${end}`;
}

/** What chats print below the preview of a product. */
export async function productLabels({ kind, priceMinor, soldOut }: ProductView) {
  const locale = await getLocale();
  const [t, events] = await Promise.all([getTranslations('shop'), getTranslations('events')]);
  const price = priceMinor === 0 ? t('free') : formatMoney(priceMinor, locale);
  return [
    [events('price'), soldOut ? t('soldOut') : price],
    [t('kind'), t(`kinds.${kind}`)],
  ] as const;
}
