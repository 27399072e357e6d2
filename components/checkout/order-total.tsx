import { useTranslations } from 'next-intl';
import { cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import { dueMinor } from '@/lib/orders/form/pricing';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { Delivery } from '@/lib/orders/form/payload';
import styles from './order-form.module.css';
import { shippingSentence } from './shipping-sentence';

type OrderTotalProps = { locale: Locale; rows: readonly CartRow[]; delivery: Delivery };

/** What is to be paid and who pays the courier: the last thing read before the button (readings 42 and 45). */
export function OrderTotal({ locale, rows, delivery }: OrderTotalProps) {
  const t = useTranslations('checkout');
  const totalMinor = cartTotalMinor(rows);
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{t('summary.total')}</span>{' '}
        <strong>{formatMoney(dueMinor(totalMinor, delivery), locale)}</strong>
      </p>
      <ShippingNote locale={locale} totalMinor={totalMinor} delivery={delivery} />
    </div>
  );
}

type ShippingNoteProps = { locale: Locale; totalMinor: number; delivery: Delivery };

export function ShippingNote({ locale, totalMinor, delivery }: ShippingNoteProps) {
  const t = useTranslations('checkout.shipping');
  return <p>{shippingSentence(t, locale, totalMinor, delivery)}</p>;
}
