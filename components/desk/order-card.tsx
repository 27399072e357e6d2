import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/i18n/money';
import { dueMinor } from '@/lib/orders/form/pricing';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';
import { moment } from './moment';
import { PhoneLink } from './phone-link';
import type { DeskWords } from './words';

type OrderCardProps = { current: DeskOrder; words: DeskWords; children?: ReactNode };

/** An order in a list: whom to call, about what, and how far it has come. */
export function OrderCard({ current, words, children }: OrderCardProps) {
  const { locale, desk } = words;
  const { order, deskState, callAfter, paidAt } = current;
  const { reference, visitor, lines, totalMinor } = order;
  const states = [
    desk(`states.${deskState}`),
    desk(`delivery.${order.state}`),
    ...(paidAt === undefined ? [] : [desk('paid', { date: moment(locale, paidAt) })]),
    ...(deskState === 'to_call' && callAfter !== undefined
      ? [`${desk('order.callAfter')}: ${moment(locale, callAfter)}`]
      : []),
  ];
  return (
    <article className="desk-card" aria-labelledby={reference}>
      <h3 id={reference}>
        <a href={deskPaths.order(reference)}>{reference}</a>
      </h3>
      {order.erasedAt === undefined && (
        <p className="desk-who">
          {visitor.name}
          <PhoneLink phone={visitor.phone} words={words} />
        </p>
      )}
      <p className="desk-what">
        {lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}{' '}
        <strong>{formatMoney(dueMinor(totalMinor, visitor.delivery), locale)}</strong>
      </p>
      <p className="private-fine">{[moment(locale, order.createdAt), ...states].join(' · ')}</p>
      {children}
    </article>
  );
}
