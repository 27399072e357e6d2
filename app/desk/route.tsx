import { DeskFrame } from '@/components/desk/desk-frame';
import { Overview } from '@/components/desk/overview';
import { overviewOf } from '@/lib/orders/desk/overview';
import { deskPage } from './desk-route';

export const dynamic = 'force-dynamic';

export const GET = deskPage(async ({ words, page, journal }) => {
  const now = Date.now();
  const { waiting, withdrawals } = await overviewOf(journal, now);
  return page({
    title: words.desk('title'),
    children: (
      <DeskFrame words={words} here="home">
        <Overview {...{ words, waiting, withdrawals }} now={new Date(now)} />
      </DeskFrame>
    ),
  });
});
