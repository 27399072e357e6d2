import { calendarDay, formatDate } from '@/lib/i18n/dates';
import { deadlineOf } from '@/lib/orders/desk/deadline';
import type { Withdrawal } from '@/lib/orders/journal/withdrawal';
import { deskPaths } from '@/lib/routing/desk';
import { privateHref } from '@/lib/routing/private';
import type { DeskWords } from './words';

type WithdrawalListProps = { withdrawals: readonly Withdrawal[]; words: DeskWords; now: Date };

function Deadline({
  withdrawal,
  words: { desk, locale },
  now,
}: { withdrawal: Withdrawal } & Omit<WithdrawalListProps, 'withdrawals'>) {
  const { handledAt, receivedAt } = withdrawal;
  if (handledAt !== undefined)
    return <p>{desk('withdrawals.done', { date: formatDate(locale, handledAt) })}</p>;
  const deadline = deadlineOf(receivedAt);
  const late = calendarDay(now) > deadline;
  return (
    <p className={late ? 'private-error' : 'desk-deadline'}>
      {desk(late ? 'withdrawals.late' : 'withdrawals.deadline', { date: formatDate(locale, deadline) })}
    </p>
  );
}

/** Withdrawals, with the day by which the money is due back, and what to say when it is. */
export function WithdrawalList({ withdrawals, words, now }: WithdrawalListProps) {
  const { desk, locale } = words;
  return withdrawals.map((withdrawal) => (
    <article className="desk-card" key={withdrawal.reference} aria-labelledby={withdrawal.reference}>
      <h3 id={withdrawal.reference}>
        <a href={deskPaths.order(withdrawal.orderReference)}>{withdrawal.reference}</a>
      </h3>
      <Deadline {...{ withdrawal, words, now }} />
      <p>{withdrawal.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}</p>
      {withdrawal.reason !== '' && <p>{desk('withdrawals.reason', { reason: withdrawal.reason })}</p>}
      <p className="private-fine">
        {desk('withdrawals.received', { date: formatDate(locale, withdrawal.receivedAt) })} ·{' '}
        <a href={privateHref(withdrawal.locale, 'withdrawal-receipt', { key: withdrawal.receiptKey })}>
          {desk('withdrawals.receipt')}
          <span className="visually-hidden"> {withdrawal.reference}</span>
        </a>
      </p>
      {withdrawal.handledAt === undefined && (
        <form method="post" action={deskPaths.withdrawal(withdrawal.reference)} className="desk-change">
          <button type="submit" className="private-button">
            {desk('withdrawals.handled')}
            <span className="visually-hidden"> {withdrawal.reference}</span>
          </button>
        </form>
      )}
    </article>
  ));
}
