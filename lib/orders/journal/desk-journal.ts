import type { Instant, StoredOrder } from './order-journal';

/** How far the choir's people have come with an order. */
export const deskStates = ['to_call', 'confirmed', 'posted', 'cancelled'] as const;
export type DeskState = (typeof deskStates)[number];

/** An order as the desk sees it. */
export type DeskOrder = {
  order: StoredOrder;
  deskState: DeskState;
  /** Raised by every change of the desk's. */
  version: number;
  /** Not to be called before. */
  callAfter: Instant | undefined;
  trackingNumber: string | undefined;
  paidAt: Instant | undefined;
};

/** What a change writes; what is left out stays as it is. */
export type DeskColumns = {
  deskState?: DeskState;
  callAfter?: Instant | null;
  trackingNumber?: string | null;
  paidAt?: Instant | null;
};

export const deskActions = [
  ...(['confirmed', 'no_answer', 'cancelled', 'posted', 'paid', 'unpaid', 'reopened'] as const),
  ...(['found', 'refused', 'sent_again', 'erased', 'withdrawal_handled'] as const),
] as const;
export type DeskAction = (typeof deskActions)[number];

export type DeskChange = {
  action: DeskAction;
  /** Stands in the log beside the action: an instant, a tracking number, a reference. Never personal data. */
  detail: string;
  columns: DeskColumns;
  /** A decision on an uncertain order: `accepted` sends it again. */
  resolve?: 'sent' | 'rejected' | 'accepted' | undefined;
  /** Removes all personal data. */
  erase?: true | undefined;
};

export type DeskEntry = { at: Instant; action: DeskAction; detail: string };

/**
 * Lists of the desk. calls: to be called now, longest waiting first; later: to be called again, soonest first;
 * uncertain and refused: what the shop's API said of them; to_post: confirmed; unpaid: posted and not yet paid.
 */
export const deskViews = ['calls', 'later', 'uncertain', 'refused', 'to_post', 'unpaid'] as const;
export type DeskView = (typeof deskViews)[number];

/** Something the desk should hear of. `at` tells two of the same order apart. */
export type DeskEvent = { kind: 'new' | 'uncertain' | 'withdrawn'; reference: string; at: Instant };

/** The desk's part of the order journal (order-journal.ts). */
export type DeskJournal = {
  deskOrder(reference: string): Promise<DeskOrder | undefined>;
  deskView(view: DeskView, now: Instant, limit: number): Promise<DeskOrder[]>;
  deskCounts(now: Instant): Promise<Record<DeskView, number>>;
  /** All orders, newest first; `after` is the last one of the page before. */
  deskPage(limit: number, after?: { createdAt: Instant; reference: string }): Promise<DeskOrder[]>;
  /** Changes an order and logs it; undefined when it is no longer at this version, erased, or being sent. */
  changeAtDesk(
    reference: string,
    version: number,
    change: DeskChange,
    now: Instant,
  ): Promise<DeskOrder | undefined>;
  /** What was done with an order, oldest first. */
  deskLog(reference: string): Promise<DeskEntry[]>;
  /** Ends a session before its time; forgets those whose time is over. */
  endSession(session: string, endsAt: Instant, now: Instant): Promise<void>;
  sessionEnded(session: string): Promise<boolean>;
  /** Events since an instant that a channel has not told, oldest first. */
  untold(channel: string, since: Instant, limit: number): Promise<DeskEvent[]>;
  /** Remembers that a channel has told them; forgets what was told before `since`. */
  markTold(channel: string, events: readonly DeskEvent[], now: Instant, since: Instant): Promise<void>;
  /** Takes or keeps a lease on a task that one process does at a time. */
  lease(name: string, holder: string, now: Instant, endsAt: Instant): Promise<boolean>;
  /** Uses a point of a key's window, which ends at `endsAt` when it begins now. */
  usePoint(key: string, now: Instant, endsAt: Instant): Promise<UsedPoints>;
  /** Forgets windows that have ended. */
  forgetPoints(now: Instant): Promise<void>;
};

export type UsedPoints = { used: number; endsAt: Instant };
