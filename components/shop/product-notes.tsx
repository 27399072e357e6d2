import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { ProductLabels } from './labels';
import styles from './product-detail.module.css';
import type { ProductView } from '@/lib/shop/product-view';

type ProductNotesProps = { locale: Locale; product: ProductView; labels: ProductLabels };

/** What the price means (readings 41, 42, 44). */
export function ProductNotes({ locale, product, labels }: ProductNotesProps) {
  const { priceMinor, oldPriceMinor, soldOut, preorder, availableFrom } = product;
  if (soldOut) return <p className={styles.note}>{labels.soldOutLong}</p>;
  const available = availableFrom && labels.preorder.replace('{date}', formatDate(locale, availableFrom));
  return (
    <>
      <p className={styles.note}>{priceMinor === 0 ? labels.deliveryFree : labels.deliveryPaid}</p>
      {oldPriceMinor === undefined ? null : (
        <p className={styles.note}>
          {labels.oldPrice.replace('{amount}', formatMoney(oldPriceMinor, locale))}
        </p>
      )}
      {preorder ? <p className={styles.note}>{available ?? labels.preorderOpen}</p> : null}
    </>
  );
}
