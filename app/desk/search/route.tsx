import { leadOn } from '@/app/private-page';
import { DeskFrame } from '@/components/desk/desk-frame';
import { FoundOrders } from '@/components/desk/found-orders';
import { searchOrders } from '@/lib/orders/desk/search';
import { deskPaths } from '@/lib/routing/desk';
import { deskForm } from '../desk-route';

export const dynamic = 'force-dynamic';

const mostFound = 50;

export function GET() {
  return leadOn(deskPaths.home);
}

/** A POST, so that no name stands in an address, which histories and logs of proxies keep. */
export const POST = deskForm(async ({ words, page, journal }, form) => {
  const orders = await searchOrders(journal, (form.get('q') ?? '').slice(0, 200), mostFound);
  return page({
    title: words.desk('search.title'),
    children: (
      <DeskFrame words={words}>
        <FoundOrders {...{ orders, words }} most={mostFound} />
      </DeskFrame>
    ),
  });
});
