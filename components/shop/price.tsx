import { cx } from '@/components/ui/cx';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { Product } from '@/lib/shop/types';
import type { ProductLabels } from './labels';
import styles from './price.module.css';

type PriceProps = {
  locale: Locale;
  product: Pick<Product, 'priceMinor' | 'soldOut'>;
  labels: Pick<ProductLabels, 'free'>;
  className?: string | undefined;
};

/** A sold-out product keeps its price, struck through; a free one says so instead of 0 (reading 39). Size: `--price-size`. */
export function Price({ locale, product, labels, className }: PriceProps) {
  const price = product.priceMinor === 0 ? labels.free : formatMoney(product.priceMinor, locale);
  return <p className={cx(styles.price, className)}>{product.soldOut ? <s>{price}</s> : price}</p>;
}

/** Takes the place of the buy button. */
export function SoldOut({ labels }: { labels: Pick<ProductLabels, 'soldOut'> }) {
  return <p className={styles.soldOut}>{labels.soldOut}</p>;
}
