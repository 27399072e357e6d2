import { DeskFrame } from '@/components/desk/desk-frame';
import { EraseForm } from '@/components/desk/erase-form';
import { canDo } from '@/lib/orders/desk/change';
import { readReference } from '@/lib/orders/server/reference';
import { deskPage, missing } from '../../../desk-route';

export const dynamic = 'force-dynamic';

export const GET = deskPage(async (desk, { reference: given = '' }) => {
  const { words, page, journal } = desk;
  const reference = readReference(given);
  const current = reference && (await journal.deskOrder(reference));
  if (!current || !canDo(current, 'erased')) return missing(desk, reference);
  return page({
    title: words.desk('erase.title', { reference: current.order.reference }),
    children: (
      <DeskFrame words={words}>
        <EraseForm {...{ current, words }} />
      </DeskFrame>
    ),
  });
});
