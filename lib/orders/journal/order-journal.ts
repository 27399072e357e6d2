import type { Locale } from '@/lib/i18n/locales';
import type { OrderPayload } from '../form/payload';
import type { PricedLine } from '../form/pricing';
import type { DeskJournal } from './desk-journal';
import type { WithdrawalJournal } from './withdrawal';

/**
 * accepted: in the journal, not sent. sending: on its way now. sent: the shop's API took it. rejected: it refused it.
 * uncertain: it may have arrived; an operator finds out and resolves it.
 */
export const orderStates = ['accepted', 'sending', 'sent', 'rejected', 'uncertain'] as const;
export type OrderState = (typeof orderStates)[number];

/** Instants are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export type Instant = string;
export const instant = (milliseconds: number): Instant => new Date(milliseconds).toISOString();

/** The payload without its lines. All text is "" once the order has been erased. */
export type VisitorDetails = Omit<OrderPayload, 'purchaseitem_set'>;

export type NewOrder = {
  reference: string;
  idempotencyKey: string;
  fingerprint: string;
  createdAt: Instant;
  locale: Locale;
  lines: PricedLine[];
  totalMinor: number;
  visitor: VisitorDetails;
  /** When the delivery worker may take it; undefined where there is no API and the journal is the order book. */
  deliverAfter: Instant | undefined;
  /** The terms agreed to and the wording of the consent to be called, as they were shown; undefined without consent. */
  termsVersion: string | undefined;
  marketingVersion: string | undefined;
  /** The secret part of the slip's address; undefined in orders from before there were slips, and once erased. */
  slipKey: string | undefined;
};

export type StoredOrder = NewOrder & {
  state: OrderState;
  /** How often delivery has begun. */
  attempts: number;
  /** When the state last changed. */
  changedAt: Instant;
  remoteStatus: number | undefined;
  /** The API's response, truncated to a harmless length. */
  remoteAnswer: string | undefined;
  erasedAt: Instant | undefined;
};

/** How an attempt to deliver ended. */
export type Settlement = {
  state: Exclude<OrderState, 'sending'>;
  deliverAfter?: Instant | undefined;
  remoteStatus?: number | undefined;
  remoteAnswer?: string | undefined;
};

export type OrderCounts = Record<OrderState, number>;

/**
 * The order journal. Each call is one durable transaction of its own and rejects when the database cannot be used.
 * Adapters: journal/sqlite.ts, journal/postgres.ts; one contract suite holds both.
 */
export type OrderJournal = WithdrawalJournal &
  DeskJournal & {
    kind: 'sqlite' | 'postgres';
    /** Stores the order, or gives the earlier one with the same key. Rejects when the reference is taken. */
    add(order: NewOrder): Promise<{ added: boolean; order: StoredOrder }>;
    find(reference: string): Promise<StoredOrder | undefined>;
    findByKey(idempotencyKey: string): Promise<StoredOrder | undefined>;
    findBySlip(slipKey: string): Promise<StoredOrder | undefined>;
    /** accepted → sending for exactly one caller; undefined for all others, and for an erased order. */
    claim(reference: string, now: Instant): Promise<StoredOrder | undefined>;
    /** sending → the settlement's state; undefined when it was not being sent. */
    settle(reference: string, settlement: Settlement, now: Instant): Promise<StoredOrder | undefined>;
    /** References of accepted orders that are due, longest waiting first. */
    due(now: Instant, limit: number): Promise<string[]>;
    /** Applies the settlement to orders `sending` since before an instant (their process died); returns how many. */
    abandon(before: Instant, settlement: Settlement, now: Instant): Promise<number>;
    /** Newest first. */
    list(filter: { state?: OrderState | undefined; limit?: number | undefined }): Promise<StoredOrder[]>;
    counts(): Promise<OrderCounts>;
    /** An operator's decision; `accepted` queues it for delivery. Undefined when unknown, erased or being sent. */
    resolve(
      reference: string,
      state: 'sent' | 'rejected' | 'accepted',
      now: Instant,
    ): Promise<StoredOrder | undefined>;
    /** Deletes finished orders placed before an instant, returns how many. Orders awaiting delivery or a decision stay. */
    purge(before: Instant): Promise<number>;
    /**
     * What the retention of personal data asks for, whatever state an order is in but being sent: deletes orders placed
     * before `orders`, and refused or cancelled ones without a withdrawal that last changed before `refused`. Returns how
     * many.
     */
    expire(before: { orders: Instant; refused: Instant }): Promise<number>;
    /** Removes all personal data and the slip's address, keeps lines, sums and dates. False when unknown or being sent. */
    erase(reference: string, now: Instant): Promise<boolean>;
    close(): Promise<void>;
  };
