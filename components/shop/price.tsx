import { cx } from '@/components/ui/cx';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { Product } from '@/lib/shop/types';
import type { ProductWords } from './words';
import styles from './price.module.css';

type PriceProps = {
  locale: Locale;
  product: Pick<Product, 'priceMinor' | 'soldOut'>;
  words: Pick<ProductWords, 'free'>;
  className?: string | undefined;
};

/** A sold-out product keeps its price, struck through; a free one says so instead of 0 (reading 39). Size: `--price-size`. */
export function Price({ locale, product, words, className }: PriceProps) {
  const price = product.priceMinor === 0 ? words.free : formatMoney(product.priceMinor, locale);
  return <p className={cx(styles.price, className)}>{product.soldOut ? <s>{price}</s> : price}</p>;
}

/** Takes the place of the buy button. */
export function SoldOut({ words }: { words: Pick<ProductWords, 'soldOut'> }) {
  return <p className={styles.soldOut}>{words.soldOut}</p>;
}
