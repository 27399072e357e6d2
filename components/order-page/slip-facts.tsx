import type { ReactNode } from 'react';
import { Row } from '@/components/private-page/row';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { StoredOrder } from '@/lib/orders/journal/order-journal';
import { href } from '@/lib/routing/routes';
import { sellerLines } from '@/lib/shop/seller';
import type { OrderWords } from './words';

type SlipFactsProps = { order: StoredOrder; locale: Locale; words: OrderWords };

/** Who, when, where, how: the buyer's choices, and who sells. */
export function SlipFacts({ order, locale, words: { slip, checkout } }: SlipFactsProps) {
  const { visitor, termsVersion } = order;
  const atHand = checkout(visitor.delivery === 3 ? 'payments.desk' : 'payments.cash');
  const terms = (text: ReactNode) => <a href={href(locale, 'terms')}>{text}</a>;
  return (
    <dl className="private-facts">
      <Row label={checkout('thanks.reference')}>
        <strong className="lining">{order.reference}</strong>
      </Row>
      <Row label={checkout('thanks.date')}>{formatDate(locale, order.createdAt)}</Row>
      <Row label={checkout('fields.delivery')}>
        {checkout(visitor.delivery === 3 ? 'deliveries.pickup' : 'deliveries.courier')}
      </Row>
      <Row label={checkout('fields.payment')}>
        {visitor.payment === 2 ? checkout('payments.transfer') : atHand}
      </Row>
      <Row label={checkout('thanks.buyer')}>
        {[visitor.name, visitor.phone, visitor.delivery_address].join('\n')}
      </Row>
      {visitor.invoice_address === '' ? null : (
        <Row label={checkout('thanks.invoice')}>{visitor.invoice_address}</Row>
      )}
      <Row label={checkout('thanks.seller')}>{sellerLines(locale).join('\n')}</Row>
      {termsVersion === undefined ? null : (
        <Row label={slip('agreed')}>
          {slip.rich('version', { terms, date: formatDate(locale, termsVersion) })}
        </Row>
      )}
    </dl>
  );
}
