import { useTranslations } from 'next-intl';
import { cartTotal } from '@/lib/shop/cart/cart';
import type { OrderLine } from '@/lib/shop/cart/rows';
import { shippingOf } from '@/lib/orders/form/terms';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { Delivery } from '@/lib/orders/form/payload';
import { site } from '@/lib/content/site';
import styles from './order-form.module.css';

type OrderTotalProps = { locale: Locale; lines: readonly OrderLine[]; delivery: Delivery };

/** What is to be paid and who pays the courier: the last thing read before the button (readings 42 and 45). */
export function OrderTotal({ locale, lines, delivery }: OrderTotalProps) {
  const t = useTranslations('checkout');
  const total = cartTotal(lines);
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{t('summary.total')}</span> <strong>{formatMoney(total, locale)}</strong>
      </p>
      <ShippingNote locale={locale} total={total} delivery={delivery} />
    </div>
  );
}

type ShippingNoteProps = { locale: Locale; total: number; delivery: Delivery };

export function ShippingNote({ locale, total, delivery }: ShippingNoteProps) {
  const t = useTranslations('checkout.shipping');
  const shipping = shippingOf(total, delivery);
  const { address, hours } = site.contact;
  switch (shipping.kind) {
    case 'included':
      return <p>{t('included')}</p>;
    case 'on-delivery':
      return <p>{t('on-delivery', { amount: formatMoney(shipping.amount, locale) })}</p>;
    case 'pickup':
      return (
        <p>
          {t('pickup', {
            address: `${address.street}, ${address.city[locale]}`,
            hours: t('hours', { opens: hours.opens, closes: hours.closes }),
          })}
        </p>
      );
  }
}
