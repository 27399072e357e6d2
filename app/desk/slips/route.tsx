import { DeskFrame } from '@/components/desk/desk-frame';
import { Slips } from '@/components/desk/slips';
import { orderWords } from '@/components/order-page/words';
import { instant } from '@/lib/orders/journal/order-journal';
import { deskPage } from '../desk-route';

export const dynamic = 'force-dynamic';

const mostAtOnce = 200;

export const GET = deskPage(async ({ words, page, journal }) => {
  const orders = await journal.deskView('to_post', instant(Date.now()), mostAtOnce);
  const slipWords = { ro: await orderWords('ro'), en: await orderWords('en') };
  return page({
    title: words.desk('slips.title'),
    children: (
      <DeskFrame words={words} here="slips">
        <Slips {...{ orders, words, slipWords }} />
      </DeskFrame>
    ),
  });
});
