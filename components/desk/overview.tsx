import type { ReactNode } from 'react';
import type { Waiting } from '@/lib/orders/desk/overview';
import type { DeskView } from '@/lib/orders/journal/desk-journal';
import type { Withdrawal } from '@/lib/orders/journal/withdrawal';
import { CallOutcome } from './call-outcome';
import { OrderCard } from './order-card';
import { WithdrawalList } from './withdrawal-list';
import type { DeskWords } from './words';

type OverviewProps = { words: DeskWords; waiting: Waiting; withdrawals: readonly Withdrawal[]; now: Date };

function Section({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section className="private-section desk-section" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="desk-count">{count}</span>
      </h2>
      {children}
    </section>
  );
}

function View({ view, words, waiting }: { view: DeskView } & Pick<OverviewProps, 'words' | 'waiting'>) {
  const { desk } = words;
  const { orders, count } = waiting[view];
  if (count === 0 && view !== 'calls') return null;
  const help = view === 'uncertain' || view === 'refused' || view === 'to_post' ? view : undefined;
  return (
    <Section id={view} title={desk(`views.${view}.title`)} count={count}>
      {help && <p>{desk(`views.${help}.help`)}</p>}
      {count === 0 && <p>{desk('views.calls.empty')}</p>}
      {orders.map((current) => (
        <OrderCard key={current.order.reference} {...{ current, words }}>
          {view === 'calls' && <CallOutcome {...{ current, words }} back="home" />}
        </OrderCard>
      ))}
      {count > orders.length && <p>{desk('more', { count: count - orders.length })}</p>}
    </Section>
  );
}

/** What is to be done, the calls first. */
export function Overview({ words, waiting, withdrawals, now }: OverviewProps) {
  const view = (name: DeskView) => <View view={name} {...{ words, waiting }} />;
  return (
    <>
      {view('calls')}
      {view('uncertain')}
      {withdrawals.length > 0 && (
        <Section id="withdrawals" title={words.desk('withdrawals.title')} count={withdrawals.length}>
          <WithdrawalList {...{ withdrawals, words, now }} />
        </Section>
      )}
      {view('refused')}
      {view('to_post')}
      {view('unpaid')}
      {view('later')}
    </>
  );
}
