import { leadOn } from '@/app/private-page';
import { Conflict } from '@/components/desk/conflict';
import { DeskFrame } from '@/components/desk/desk-frame';
import { OrderView } from '@/components/desk/order-view';
import { changeOrder } from '@/lib/orders/desk/change-order';
import type { Changed } from '@/lib/orders/desk/change-order';
import type { ChangeProblem } from '@/lib/orders/desk/change';
import { readReference } from '@/lib/orders/server/reference';
import { deskPaths } from '@/lib/routing/desk';
import { deskForm, deskPage, missing } from '../../desk-route';
import type { LoggedIn } from '../../desk-route';

export const dynamic = 'force-dynamic';

async function orderPage(desk: LoggedIn, given: string, problem?: ChangeProblem): Promise<Response> {
  const { words, page, journal } = desk;
  const reference = readReference(given);
  const current = reference && (await journal.deskOrder(reference));
  if (!current) return missing(desk, reference);
  const log = await journal.deskLog(current.order.reference);
  const withdrawals = await journal.withdrawalsOf(current.order.reference);
  return page({
    status: problem === undefined ? 200 : 400,
    title: words.desk('order.title', { reference: current.order.reference }),
    children: (
      <DeskFrame words={words}>
        <OrderView {...{ current, log, withdrawals, words, problem }} now={new Date()} />
      </DeskFrame>
    ),
  });
}

function conflictPage(
  { words, page }: LoggedIn,
  reference: string,
  since: Extract<Changed, { reason: 'conflict' }>['since'],
) {
  return page({
    status: 409,
    title: words.desk('conflict.title'),
    children: (
      <DeskFrame words={words}>
        <Conflict {...{ reference, words, since }} />
      </DeskFrame>
    ),
  });
}

export const GET = deskPage((desk, { reference = '' }) => orderPage(desk, reference));

export const POST = deskForm(async (desk, form, { reference: given = '' }) => {
  const reference = readReference(given);
  if (reference === undefined) return missing(desk);
  const text = (name: string) => form.get(name) ?? '';
  const asked = { action: text('action'), tracking: text('tracking'), again: text('again') };
  const changed = await changeOrder(desk.journal, reference, Number(text('version')), asked, Date.now());
  if (changed.ok) return leadOn(text('back') === 'home' ? deskPaths.home : deskPaths.order(reference));
  switch (changed.reason) {
    case 'missing':
      return missing(desk, reference);
    case 'conflict':
      return conflictPage(desk, reference, changed.since);
    default:
      return orderPage(desk, reference, changed.reason);
  }
});
