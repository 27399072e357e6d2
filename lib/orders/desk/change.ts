import { cleanLine } from '../form/text';
import type { DeskAction, DeskChange, DeskOrder, DeskState } from '../journal/desk-journal';
import { instant } from '../journal/order-journal';
import { hourOfDay } from './local-day';

/** When to call again somebody who did not answer. */
export const callAgain = ['two_hours', 'tomorrow', 'three_days'] as const;

/** What somebody at the desk asks for, as typed. */
export type Asked = { action: string; tracking?: string | undefined; again?: string | undefined };

/** not_now: the order is not where this can be done. tracking, again: missing or unreadable. unknown: no such action. */
export type ChangeProblem = 'not_now' | 'tracking' | 'again' | 'unknown';
export type PlannedChange = { ok: true; change: DeskChange } | { ok: false; reason: ChangeProblem };

const trackingShape = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u;
const morning = 10;
const hourMs = 3_600_000;

function againAt(again: string | undefined, now: number): number | undefined {
  switch (callAgain.find((each) => each === again)) {
    case 'two_hours':
      return now + 2 * hourMs;
    case 'tomorrow':
      return hourOfDay(now, 1, morning);
    case 'three_days':
      return hourOfDay(now, 3, morning);
    case undefined:
      return undefined;
  }
}

const inState = (...states: DeskState[]) => {
  return ({ deskState }: DeskOrder) => states.includes(deskState);
};
const isUncertain = ({ order }: DeskOrder) => order.state === 'uncertain';

type Planned = Exclude<DeskAction, 'withdrawal_handled'>;

const isPossible: Record<Planned, (current: DeskOrder) => boolean> = {
  confirmed: inState('to_call'),
  no_answer: inState('to_call'),
  cancelled: inState('to_call', 'confirmed'),
  posted: inState('confirmed'),
  paid: ({ deskState, paidAt }) => deskState !== 'cancelled' && paidAt === undefined,
  unpaid: ({ paidAt }) => paidAt !== undefined,
  reopened: inState('confirmed', 'posted', 'cancelled'),
  found: isUncertain,
  refused: isUncertain,
  sent_again: isUncertain,
  erased: ({ order }) => order.state !== 'sending',
};
const isPlanned = (action: string): action is Planned => Object.hasOwn(isPossible, action);

/** Whether this can be done with the order as it stands; nothing can, once it has been erased. */
export function canDo(current: DeskOrder, action: Planned): boolean {
  return current.order.erasedAt === undefined && isPossible[action](current);
}

const plain = (action: Planned, rest: Partial<DeskChange> = {}): PlannedChange => ({
  ok: true,
  change: { action, detail: '', columns: {}, ...rest },
});

function post(current: DeskOrder, typed: string): PlannedChange {
  const tracking = cleanLine(typed);
  const collected = current.order.visitor.delivery === 3 && tracking === '';
  if (!collected && !trackingShape.test(tracking)) return { ok: false, reason: 'tracking' };
  return plain('posted', {
    detail: tracking,
    columns: { deskState: 'posted', trackingNumber: collected ? null : tracking },
  });
}

function noAnswer(again: string | undefined, now: number): PlannedChange {
  const at = againAt(again, now);
  if (at === undefined) return { ok: false, reason: 'again' };
  return plain('no_answer', { detail: instant(at), columns: { callAfter: instant(at) } });
}

/** What changes in the journal when somebody does this with the order as it stands. `now` in milliseconds. */
export function planChange(current: DeskOrder, asked: Asked, now: number): PlannedChange {
  const { action, tracking = '', again } = asked;
  if (!isPlanned(action)) return { ok: false, reason: 'unknown' };
  if (!canDo(current, action)) return { ok: false, reason: 'not_now' };
  switch (action) {
    case 'confirmed':
    case 'cancelled':
      return plain(action, { columns: { deskState: action, callAfter: null } });
    case 'reopened':
      return plain(action, { columns: { deskState: 'to_call', callAfter: null, trackingNumber: null } });
    case 'paid':
      return plain(action, { columns: { paidAt: instant(now) } });
    case 'unpaid':
      return plain(action, { columns: { paidAt: null } });
    case 'no_answer':
      return noAnswer(again, now);
    case 'posted':
      return post(current, tracking);
    case 'found':
      return plain(action, { resolve: 'sent' });
    case 'refused':
      return plain(action, { resolve: 'rejected' });
    case 'sent_again':
      return plain(action, { resolve: 'accepted' });
    case 'erased':
      return plain(action, { erase: true });
  }
}
