import type { Locale } from '@/lib/i18n/locales';
import type { PricedLine } from '../form/pricing';
import type { Instant } from './order-journal';

/** A consumer's statement of withdrawal from the whole of an order or a part of it, as it was received. */
export type NewWithdrawal = {
  /** The order's reference and the number of the withdrawal: `AR-7K3M-2QXD-R1`. */
  reference: string;
  orderReference: string;
  receivedAt: Instant;
  locale: Locale;
  /** What is withdrawn from, at the order's prices. */
  lines: PricedLine[];
  /** In the consumer's words; "" when none was given, and after the order has been erased. */
  reason: string;
  /** The secret part of the receipt's address. */
  receiptKey: string;
};

export type Withdrawal = NewWithdrawal & {
  /** When the choir's people were done with it. */
  handledAt: Instant | undefined;
};

/** The part of the order journal that keeps withdrawals. */
export type WithdrawalJournal = {
  /**
   * Stores a withdrawal, or gives the earlier one with the same receipt key. Undefined when the reference is taken, or
   * its order is unknown or erased.
   */
  withdraw(withdrawal: NewWithdrawal): Promise<{ added: boolean; withdrawal: Withdrawal } | undefined>;
  findWithdrawal(receiptKey: string): Promise<Withdrawal | undefined>;
  /** Oldest first. */
  withdrawalsOf(orderReference: string): Promise<Withdrawal[]>;
  /** Those that nobody has handled, oldest first. */
  openWithdrawals(): Promise<Withdrawal[]>;
  /** Marks it and writes the desk's log. False when unknown or already handled. */
  handleWithdrawal(reference: string, now: Instant): Promise<boolean>;
};
