import { calendarDay } from '@/lib/i18n/dates';
import { changeOrder } from '../desk/change-order';
import { deadlineOf } from '../desk/deadline';
import { normalisePhone } from '../form/phone';
import { instant } from '../journal/order-journal';
import { counted, OperatorError, referenceOf } from './context';
import type { Command, OperatorContext } from './context';
import { printed } from './order-json';

/** What the desk calls it, by what is typed. */
const outcomes: Record<string, string> = {
  confirmed: 'confirmed',
  'no-answer': 'no_answer',
  cancelled: 'cancelled',
  posted: 'posted',
  paid: 'paid',
  unpaid: 'unpaid',
  reopened: 'reopened',
};
const pauses: Record<string, string> = { '2h': 'two_hours', tomorrow: 'tomorrow', '3d': 'three_days' };

async function change(
  { journal, now }: OperatorContext,
  reference: string,
  asked: Parameters<typeof changeOrder>[3],
): Promise<void> {
  const current = await journal.deskOrder(reference);
  if (!current) throw new OperatorError(`There is no order ${reference}`);
  const changed = await changeOrder(journal, reference, current.version, asked, now());
  if (changed.ok) return;
  if (changed.reason === 'tracking') throw new OperatorError('posted needs --tracking with a number', true);
  if (changed.reason === 'again') throw new OperatorError('no-answer needs --again 2h, tomorrow or 3d', true);
  const { deskState, order } = (await journal.deskOrder(reference)) ?? current;
  const standing = order.erasedAt === undefined ? `${deskState}, ${order.state}` : 'erased';
  throw new OperatorError(`${reference} cannot be ${asked.action} now: it is ${standing}`);
}

/** How a call ended, and what came after it. */
export const call: Command = async (context, { words, options }) => {
  const reference = referenceOf(words);
  const word = words[1] ?? '';
  const action = Object.hasOwn(outcomes, word) ? outcomes[word] : undefined;
  if (action === undefined)
    throw new OperatorError(`call needs an outcome: ${Object.keys(outcomes).join(', ')}`, true);
  const pause = options.again ?? '2h';
  const again = Object.hasOwn(pauses, pause) ? pauses[pause] : undefined;
  await change(context, reference, { action, tracking: options.tracking, again });
  return `${reference}: ${word}`;
};

async function erasePerson({ journal, now }: OperatorContext, typed: string): Promise<string> {
  const phone = normalisePhone(typed);
  if (phone === undefined) throw new OperatorError(`"${typed}" is not a telephone number`, true);
  const theirs = (await journal.list({})).filter(({ visitor }) => visitor.phone === phone);
  const kept: string[] = [];
  for (const { reference } of theirs) {
    if (!(await journal.erase(reference, instant(now())))) kept.push(reference);
  }
  if (kept.length > 0) throw new OperatorError(`Being sent right now, try again: ${kept.join(', ')}`);
  return theirs.length === 0
    ? 'There is no order of this number'
    : `${counted(theirs.length)} of this number hold no personal data any more`;
}

export const erase: Command = async (context, { words, options: { phone } }) => {
  if (phone !== undefined) return erasePerson(context, phone);
  const reference = referenceOf(words);
  const erased = await context.journal.erase(reference, instant(context.now()));
  if (!erased) throw new OperatorError(`${reference} cannot be erased: unknown or being sent right now`);
  return `${reference} holds no personal data any more`;
};

/** Whether the journal is whole (opening it has read it through), has room, and what in it waits for somebody. */
export const check: Command = async ({ journal, now, hasRoom }, { options: { json } }) => {
  const waiting = await journal.deskCounts(instant(now()));
  const withdrawals = await journal.openWithdrawals();
  const today = calendarDay(new Date(now()));
  const late = withdrawals.filter(({ receivedAt }) => deadlineOf(receivedAt) < today).length;
  const room = await hasRoom();
  const found = {
    ...{ journal: journal.kind, whole: true, room, orders: await journal.counts(), waiting },
    withdrawals: { open: withdrawals.length, late },
  };
  if (json) return printed(found);
  const { calls, uncertain, refused, to_post: toPost, unpaid } = waiting;
  return [
    `The journal (${journal.kind}) is whole${room ? '' : ', BUT THE DISK IS FULL: no orders are taken'}`,
    `${calls} to call, ${toPost} to post, ${unpaid} posted and unpaid`,
    `${uncertain} uncertain (look in the shop's list, then resolve), ${refused} refused by the shop`,
    `${withdrawals.length} withdrawals open${late > 0 ? `, ${late} PAST THEIR DEADLINE` : ''}`,
  ].join('\n');
};
