import { orderCsv } from '@/lib/orders/operator/order-text';
import { deskPage } from '../desk-route';

export const dynamic = 'force-dynamic';

export const GET = deskPage(async ({ journal }) => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="orders.csv"',
  };
  return new Response(orderCsv(await journal.list({})), { headers });
});
