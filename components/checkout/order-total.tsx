import { useTranslations } from 'next-intl';
import { cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import { shippingOf } from '@/lib/orders/form/terms';
import type { Locale } from '@/lib/i18n/locales';
import { clockTime } from '@/lib/i18n/clock-time';
import { formatMoney, moneyInWords } from '@/lib/i18n/money';
import type { Delivery } from '@/lib/orders/form/payload';
import { site } from '@/content/site';
import styles from './order-form.module.css';

type OrderTotalProps = { locale: Locale; rows: readonly CartRow[]; delivery: Delivery };

/** What is to be paid and who pays the courier: the last thing read before the button (readings 42 and 45). */
export function OrderTotal({ locale, rows, delivery }: OrderTotalProps) {
  const t = useTranslations('checkout');
  const totalMinor = cartTotalMinor(rows);
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{t('summary.total')}</span> <strong>{formatMoney(totalMinor, locale)}</strong>
      </p>
      <ShippingNote locale={locale} totalMinor={totalMinor} delivery={delivery} />
    </div>
  );
}

type ShippingNoteProps = { locale: Locale; totalMinor: number; delivery: Delivery };

export function ShippingNote({ locale, totalMinor, delivery }: ShippingNoteProps) {
  const t = useTranslations('checkout.shipping');
  const shipping = shippingOf(totalMinor, delivery);
  const { address, hours } = site.contact;
  switch (shipping.kind) {
    case 'included':
      return <p>{t('included')}</p>;
    case 'on-delivery':
      return <p>{t('on-delivery', { amount: moneyInWords(shipping.amountMinor, locale) })}</p>;
    case 'pickup':
      return (
        <p>
          {t('pickup', {
            address: `${address.street}, ${address.city[locale]}`,
            hours: t('hours', {
              opens: clockTime(locale, hours.opens),
              closes: clockTime(locale, hours.closes),
            }),
          })}
        </p>
      );
  }
}
