import { DeskFrame } from '@/components/desk/desk-frame';
import { Labels } from '@/components/desk/labels';
import { instant } from '@/lib/orders/journal/order-journal';
import { deskPage } from '../desk-route';

export const dynamic = 'force-dynamic';

const mostAtOnce = 200;

export const GET = deskPage(async ({ words, page, journal }) => {
  const orders = await journal.deskView('to_post', instant(Date.now()), mostAtOnce);
  return page({
    title: words.desk('labels.title'),
    children: (
      <DeskFrame words={words} here="labels">
        <Labels {...{ orders, words }} />
      </DeskFrame>
    ),
  });
});
