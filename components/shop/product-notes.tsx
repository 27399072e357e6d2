import { site } from '@/content/site';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, moneyInWords } from '@/lib/i18n/money';
import { say } from '@/lib/i18n/words';
import type { ProductWords } from './words';
import styles from './product-detail.module.css';
import type { ProductView } from '@/lib/shop/product-view';

type ProductNotesProps = { locale: Locale; product: ProductView; words: ProductWords };

/** What the price means (readings 41, 42, 44). */
export function ProductNotes({ locale, product, words }: ProductNotesProps) {
  const { priceMinor, oldPriceMinor, reducedFrom, soldOut, preorder, availableFrom } = product;
  if (soldOut) return <p className={styles.note}>{words.soldOutLong}</p>;
  const available = availableFrom && say(words.preorder, { date: formatDate(locale, availableFrom) });
  const courier = moneyInWords(site.shop.freeOrderShippingMinor, locale);
  return (
    <>
      <p className={styles.note}>
        {priceMinor === 0 ? say(words.deliveryFree, { amount: courier }) : words.deliveryPaid}
      </p>
      {oldPriceMinor === undefined || reducedFrom === undefined ? null : (
        <p className={styles.note}>
          {say(words.oldPrice, {
            date: formatDate(locale, reducedFrom),
            amount: formatMoney(oldPriceMinor, locale),
          })}
        </p>
      )}
      {preorder ? <p className={styles.note}>{available ?? words.preorderOpen}</p> : null}
    </>
  );
}
