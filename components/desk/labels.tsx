import { formatMoney } from '@/lib/i18n/money';
import { dueMinor } from '@/lib/orders/form/pricing';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { sellerLines } from '@/lib/shop/seller';
import type { DeskWords } from './words';

/** What the courier has to collect, in minor units: nothing of what is paid or comes by transfer. */
function toCollect({ order, paidAt }: DeskOrder): number {
  const { visitor, totalMinor } = order;
  return paidAt !== undefined || (visitor.payment === 2 && totalMinor > 0)
    ? 0
    : dueMinor(totalMinor, visitor.delivery);
}

function Label({ current, words: { desk, locale } }: { current: DeskOrder; words: DeskWords }) {
  const { reference, visitor } = current.order;
  const due = toCollect(current);
  const [name = '', , address = '', contact = ''] = sellerLines(locale);
  return (
    <li className="desk-label">
      <p className="desk-to">
        <strong>{visitor.name}</strong>
        {'\n'}
        {visitor.delivery_address}
        {'\n'}
        {visitor.phone}
      </p>
      <p>
        {reference} ·{' '}
        {due > 0 ? desk('labels.cash', { amount: formatMoney(due, locale) }) : desk('labels.none_due')}
      </p>
      <p className="private-fine">{`${desk('labels.from')}: ${[name, address, contact].join(', ')}`}</p>
    </li>
  );
}

type LabelsProps = { orders: readonly DeskOrder[]; words: DeskWords };

/** Labels of the parcels that wait for the courier. */
export function Labels({ orders, words }: LabelsProps) {
  const { desk } = words;
  const byCourier = orders.filter(({ order }) => order.visitor.delivery === 1);
  if (byCourier.length === 0) return <p>{desk('labels.none')}</p>;
  return (
    <>
      <p data-print="hide">{desk('labels.print')}</p>
      <ul role="list" className="desk-labels">
        {byCourier.map((current) => (
          <Label key={current.order.reference} {...{ current, words }} />
        ))}
      </ul>
    </>
  );
}
