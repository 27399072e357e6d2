import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OrderSlip } from '@/lib/orders/browser/order-atoms';
import { dueMinor } from '@/lib/orders/form/pricing';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { sellerLines } from '@/lib/shop/seller';
import { Line } from './order-lines';
import { ShippingNote } from './order-total';
import styles from './thanks.module.css';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The order as it was placed. It is printed on its own. */
export function Slip({ locale, slip }: { locale: Locale; slip: OrderSlip }) {
  const t = useTranslations('checkout');
  const { payload, totalMinor, rows } = slip;
  const cash = payload.delivery === 3 ? 'payments.desk' : 'payments.cash';
  return (
    <div className={styles.slip}>
      <dl className={styles.facts}>
        {slip.reference ? (
          <Row label={t('thanks.reference')}>
            <strong className="lining">{slip.reference}</strong>
          </Row>
        ) : null}
        <Row label={t('thanks.date')}>{formatDate(locale, slip.placedAt)}</Row>
        <Row label={t('summary.total')}>
          <strong>{formatMoney(dueMinor(totalMinor, payload.delivery), locale)}</strong>
        </Row>
      </dl>
      <ul role="list" className={styles.lines}>
        {rows.map((line) => (
          <li key={line.id}>
            <Line locale={locale} line={line} soldOut={false} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Row label={t('fields.delivery')}>
          {t(payload.delivery === 3 ? 'deliveries.pickup' : 'deliveries.courier')}
        </Row>
        <Row label={t('fields.payment')}>{t(payload.payment === 2 ? 'payments.transfer' : cash)}</Row>
        <Row label={t('thanks.buyer')}>
          {[payload.name, payload.phone, payload.delivery_address].join('\n')}
        </Row>
        {payload.invoice_address ? <Row label={t('thanks.invoice')}>{payload.invoice_address}</Row> : null}
        <Row label={t('thanks.seller')}>{sellerLines(locale).join('\n')}</Row>
      </dl>
      <ShippingNote locale={locale} totalMinor={totalMinor} delivery={payload.delivery} />
      <p>{t('submitHelp')}</p>
    </div>
  );
}
