import { readReference } from '../server/reference';
import type { OrderJournal } from '../journal/order-journal';

/** A failure to report to the operator; `usage` when the command itself was wrong. */
export class OperatorError extends Error {
  constructor(
    message: string,
    readonly usage = false,
  ) {
    super(message);
  }
}

export type OperatorContext = {
  journal: OrderJournal;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Writes a file that only its owner may read. */
  save: (file: string, text: string) => void;
  /** Copies the journal to a new file and gives the number of orders in the copy, which has been read through. */
  backUp: (file: string) => Promise<number>;
  /** Whether there is room for orders on the disk. */
  hasRoom: () => Promise<boolean>;
};

export const optionNames = ['state', 'limit', 'out', 'before', 'phone', 'tracking', 'again'] as const;

export type Arguments = {
  words: string[];
  options: Partial<Record<(typeof optionNames)[number], string | undefined>> & { json?: boolean | undefined };
};
export type Command = (context: OperatorContext, given: Arguments) => Promise<string>;

export const counted = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

export function referenceOf([word = '']: string[]): string {
  const reference = readReference(word);
  if (!reference) throw new OperatorError(`"${word}" is not an order reference`, true);
  return reference;
}
