import { leadOn } from '@/app/private-page';
import { DeskFrame } from '@/components/desk/desk-frame';
import { instant } from '@/lib/orders/journal/order-journal';
import { deskPaths } from '@/lib/routing/desk';
import { deskForm } from '../../desk-route';

export const dynamic = 'force-dynamic';

export const POST = deskForm(async ({ words, page, journal }, _, { reference = '' }) => {
  if (await journal.handleWithdrawal(reference, instant(Date.now()))) return leadOn(deskPaths.home);
  return page({
    status: 409,
    title: words.desk('conflict.title'),
    children: (
      <DeskFrame words={words}>
        <p role="alert">{words.desk('conflict.withdrawal', { reference })}</p>
      </DeskFrame>
    ),
  });
});
