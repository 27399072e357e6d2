import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';
import { OrderCard } from './order-card';
import type { DeskWords } from './words';

type OrderListProps = {
  orders: readonly DeskOrder[];
  words: DeskWords;
  /** The query of the page of older orders; absent on the last. */
  older?: string | undefined;
  isFirst: boolean;
};

/** All orders, newest first, a page of them. */
export function OrderList({ orders, words, older, isFirst }: OrderListProps) {
  const { desk } = words;
  return (
    <div className="desk-section">
      <h2 className="visually-hidden">{desk('nav.orders')}</h2>
      {orders.length === 0 && <p>{desk('search.none')}</p>}
      {orders.map((current) => (
        <OrderCard key={current.order.reference} {...{ current, words }} />
      ))}
      <p className="private-actions">
        {isFirst ? null : <a href={deskPaths.orders}>{desk('pages.newest')}</a>}
        {older === undefined ? null : <a href={`${deskPaths.orders}?${older}`}>{desk('pages.older')}</a>}
      </p>
    </div>
  );
}
