import { DeskFrame } from '@/components/desk/desk-frame';
import { OrderList } from '@/components/desk/order-list';
import { readReference } from '@/lib/orders/server/reference';
import { readQuery } from '@/lib/server/read-query';
import { deskPage } from '../desk-route';

export const dynamic = 'force-dynamic';

const ordersOnPage = 50;

/** The last order of the page before, as the link to this one names it. */
function readAfter(query: URLSearchParams) {
  const createdAt = query.get('before') ?? '';
  const reference = readReference(query.get('after') ?? '');
  return reference !== undefined && !Number.isNaN(Date.parse(createdAt))
    ? { createdAt, reference }
    : undefined;
}

export const GET = deskPage(async ({ words, page, journal, request }) => {
  const after = readAfter(readQuery(request));
  // One more, to know whether there are older ones.
  const found = await journal.deskPage(ordersOnPage + 1, after);
  const orders = found.slice(0, ordersOnPage);
  const last = found.length > ordersOnPage ? orders.at(-1)?.order : undefined;
  const older = last && new URLSearchParams({ before: last.createdAt, after: last.reference }).toString();
  return page({
    title: words.desk('nav.orders'),
    children: (
      <DeskFrame words={words} here="orders">
        <OrderList {...{ orders, words, older }} isFirst={after === undefined} />
      </DeskFrame>
    ),
  });
});
