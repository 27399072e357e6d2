import { Row } from '@/components/private-page/row';
import { site, timeZone } from '@/content/site';
import { calendarDay, formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { StoredOrder } from '@/lib/orders/journal/order-journal';
import type { Withdrawal } from '@/lib/orders/journal/withdrawal';
import { ReceiptLines } from './receipt-lines';
import type { WithdrawalWords } from './words';

type ReceiptProps = {
  locale: Locale;
  t: WithdrawalWords;
  withdrawal: Withdrawal;
  order: StoredOrder;
  /** Whether a recording is among the products. */
  sealed: boolean;
  /** Where the same receipt can be had as a file. */
  fileHref: string;
};

/** How long the consumer has to send the products back, and the trader to refund (OUG 34/2014, art. 13 and 14). */
const returnDays = 14;

/** By the second, because a time limit may depend on it. */
function clock(locale: Locale, instant: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...{
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    },
  }).format(new Date(instant));
}

/** The day by which something is due, counted from the day on which the statement came. */
function dueDay(locale: Locale, receivedAt: string): string {
  const due = new Date(calendarDay(new Date(receivedAt)));
  due.setUTCDate(due.getUTCDate() + returnDays);
  return formatDate(locale, due.toISOString().slice(0, 10));
}

function Facts({ locale, t, withdrawal, order }: Omit<ReceiptProps, 'sealed' | 'fileHref'>) {
  const { email, address } = site.contact;
  const { receivedAt, reason } = withdrawal;
  const where = `${address.street}, ${address.postalCode} ${address.city[locale]}`;
  return (
    <dl className="private-facts lining">
      <Row label={t('receipt.reference')}>{withdrawal.reference}</Row>
      <Row label={t('receipt.at')}>
        <time dateTime={receivedAt}>
          {t('receipt.moment', { date: formatDate(locale, receivedAt), time: clock(locale, receivedAt) })}
        </time>
      </Row>
      <Row label={t('receipt.order')}>
        {t('receipt.orderOf', { reference: order.reference, date: formatDate(locale, order.createdAt) })}
      </Row>
      {order.visitor.name === '' ? null : <Row label={t('receipt.consumer')}>{order.visitor.name}</Row>}
      <Row label={t('receipt.trader')}>{`${site.company.legalName[locale]}, ${where}, ${email}`}</Row>
      {reason === '' ? null : <Row label={t('receipt.reason')}>{reason}</Row>}
    </dl>
  );
}

/** The proof that a statement of withdrawal has been received: what it said, and when it came. */
export function Receipt({ locale, t, withdrawal, order, sealed, fileHref }: ReceiptProps) {
  const { email, phone, address } = site.contact;
  const date = dueDay(locale, withdrawal.receivedAt);
  const where = `${address.street}, ${address.postalCode} ${address.city[locale]}`;
  return (
    <>
      <p className="private-notice">{t('receipt.received')}</p>
      <Facts {...{ locale, t, withdrawal, order }} />
      <p>{t('receipt.declaration')}</p>
      <ReceiptLines {...{ locale, t }} lines={withdrawal.lines} />
      <section className="private-section">
        <h2>{t('receipt.next')}</h2>
        <ul>
          <li>{t('receipt.send', { address: where, date })}</li>
          {sealed ? <li>{t('receipt.sealed')}</li> : null}
          <li>{t('receipt.refund', { date })}</li>
          <li>{t('receipt.questions', { phone, email })}</li>
        </ul>
      </section>
      <p>{t('receipt.rule')}</p>
      <p data-print="hide">
        {t.rich('receipt.keep', {
          file: (words) => (
            <a href={fileHref} download>
              {words}
            </a>
          ),
        })}
      </p>
    </>
  );
}
