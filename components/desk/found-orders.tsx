import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { OrderCard } from './order-card';
import type { DeskWords } from './words';

type FoundOrdersProps = { orders: readonly DeskOrder[]; words: DeskWords; most: number };

export function FoundOrders({ orders, words, most }: FoundOrdersProps) {
  const { desk } = words;
  const said =
    orders.length === most ? desk('search.more', { count: most }) : desk('count', { count: orders.length });
  return (
    <div className="desk-section">
      <h2 className="desk-count">{orders.length === 0 ? desk('search.none') : said}</h2>
      {orders.map((current) => (
        <OrderCard key={current.order.reference} {...{ current, words }} />
      ))}
    </div>
  );
}
