import { Row } from '@/components/private-page/row';
import { SlipFacts } from '@/components/order-page/slip-facts';
import { SlipItems } from '@/components/order-page/slip-items';
import { formatDate } from '@/lib/i18n/dates';
import type { ChangeProblem } from '@/lib/orders/desk/change';
import type { DeskEntry, DeskOrder } from '@/lib/orders/journal/desk-journal';
import type { Withdrawal } from '@/lib/orders/journal/withdrawal';
import { privateHref } from '@/lib/routing/private';
import { DeskLog } from './log';
import { moment } from './moment';
import { OrderActions } from './order-actions';
import { PhoneLink } from './phone-link';
import { WithdrawalList } from './withdrawal-list';
import type { DeskWords } from './words';

type OrderViewProps = {
  current: DeskOrder;
  log: readonly DeskEntry[];
  withdrawals: readonly Withdrawal[];
  words: DeskWords;
  now: Date;
  problem?: ChangeProblem | undefined;
};

function Standing({ current, words: { desk, locale } }: Pick<OrderViewProps, 'current' | 'words'>) {
  const { order, deskState, callAfter, paidAt, trackingNumber } = current;
  return (
    <dl className="private-facts">
      <Row label={desk('order.state')}>
        <strong>{desk(`states.${deskState}`)}</strong>
      </Row>
      <Row label={desk('order.where')}>{desk(`delivery.${order.state}`)}</Row>
      <Row label={desk('order.payment')}>
        {paidAt === undefined ? desk('notPaid') : desk('paid', { date: moment(locale, paidAt) })}
      </Row>
      {deskState === 'to_call' && callAfter !== undefined && (
        <Row label={desk('order.callAfter')}>{moment(locale, callAfter)}</Row>
      )}
      {trackingNumber !== undefined && <Row label={desk('order.tracking')}>{trackingNumber}</Row>}
      <Row label={desk('order.marketing')}>{desk(order.visitor.marketing ? 'order.yes' : 'order.no')}</Row>
    </dl>
  );
}

/** Everything about one order. */
export function OrderView({ current, log, withdrawals, words, now, problem }: OrderViewProps) {
  const { desk, locale } = words;
  const { order, deskState } = current;
  const erased = order.erasedAt;
  return (
    <>
      {deskState === 'cancelled' && order.state === 'sent' && (
        <p className="private-notice">{desk('order.atShop')}</p>
      )}
      {erased === undefined ? (
        <PhoneLink phone={order.visitor.phone} words={words} />
      ) : (
        <p className="private-notice">{desk('order.erased', { date: formatDate(locale, erased) })}</p>
      )}
      <Standing {...{ current, words }} />
      <OrderActions {...{ current, words, problem }} />
      {withdrawals.length > 0 && (
        <section className="private-section" aria-labelledby="withdrawals">
          <h2 id="withdrawals">{desk('withdrawals.title')}</h2>
          <WithdrawalList {...{ withdrawals, words, now }} />
        </section>
      )}
      {erased === undefined && <SlipFacts order={order} locale={locale} words={words.order} />}
      <SlipItems order={order} locale={locale} words={words.order} />
      {order.slipKey !== undefined && (
        <p data-print="hide">
          <a href={privateHref(order.locale, 'slip', { key: order.slipKey })}>{desk('order.slip')}</a>
        </p>
      )}
      <section className="private-section" aria-labelledby="log" data-print="hide">
        <h2 id="log">{desk('order.log')}</h2>
        {log.length === 0 ? <p>{desk('order.logEmpty')}</p> : <DeskLog entries={log} words={words} />}
      </section>
    </>
  );
}
