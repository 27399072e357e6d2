import { parseArgs } from 'node:util';
import { calendarDay } from '@/lib/i18n/dates';
import { orderCsv, orderSheet, orderTable } from './order-text';
import { withdrawalSheets } from './withdrawal-text';
import { readReference } from '../server/reference';
import { instant, orderStates } from '../journal/order-journal';
import type { OrderJournal, OrderState } from '../journal/order-journal';

export const help = `Orders taken by the shop.

  npm run orders -- list [--state STATE] [--limit N]   newest first, 50 by default
  npm run orders -- show REF                           everything about one order
  npm run orders -- export [--out FILE]                all orders as CSV
  npm run orders -- backup FILE                        copy the journal while the server runs, and check the copy
  npm run orders -- resolve REF sent|rejected|retry    settle an order by hand
  npm run orders -- purge --before YYYY-MM-DD          delete finished orders taken before this day
  npm run orders -- erase REF                          remove personal data, keep the amounts
  npm run orders -- withdrawals                        withdrawals from contracts that nobody has handled yet
  npm run orders -- handled REF-R1                     mark a withdrawal as handled

States: accepted (in the journal; waiting to be sent where there is an API), sending, sent, rejected (the API refused
it and the visitor was told), uncertain (it may have reached the API: look there, then resolve it).
Purge keeps orders that are still to be sent or resolved. Without --out, use "npm run -s" to leave out npm's own output.
To restore a backup, stop the server, move orders.db and orders.db-journal away, put the copy in the place of
orders.db and start again (docs/order-journal.md).
The journal is that of the server: DATABASE_URL or DATA_DIR.`;

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
};

type Arguments = {
  words: string[];
  options: {
    state?: string | undefined;
    limit?: string | undefined;
    out?: string | undefined;
    before?: string | undefined;
  };
};
type Command = (context: OperatorContext, given: Arguments) => Promise<string>;

const decisions = { sent: 'sent', rejected: 'rejected', retry: 'accepted' } as const;
const isDecision = (word: string | undefined): word is keyof typeof decisions =>
  Object.hasOwn(decisions, word ?? '');

const counted = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

function referenceOf([word = '']: string[]): string {
  const reference = readReference(word);
  if (!reference) throw new OperatorError(`"${word}" is not an order reference`, true);
  return reference;
}

function stateFilter(word: string | undefined): OrderState | undefined {
  const state = orderStates.find((each) => each === word);
  if (word !== undefined && !state) throw new OperatorError(`There is no state "${word}"`, true);
  return state;
}

/** The start of a day in Bucharest, two or three hours before that day starts in UTC. */
function startOfDay(day: string | undefined): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const hour = 3_600_000;
  const start = [3, 2]
    .map((offset) => midnight - offset * hour)
    .find((time) => !Number.isNaN(time) && calendarDay(new Date(time)) === day);
  if (start === undefined)
    throw new OperatorError('purge needs --before with a day, for instance 2026-01-31', true);
  return instant(start);
}

const commands: Record<string, Command> = {
  async list({ journal }, { options }) {
    const limit = Number(options.limit ?? 50);
    if (!Number.isSafeInteger(limit) || limit < 1) throw new OperatorError('--limit needs a number', true);
    const orders = await journal.list({ state: stateFilter(options.state), limit });
    const counts = Object.entries(await journal.counts()).filter(([, count]) => count > 0);
    const summary = counts.map(([state, count]) => `${count} ${state}`).join(', ') || 'No orders yet';
    return orders.length === 0 ? summary : `${orderTable(orders)}\n\nIn all: ${summary}`;
  },

  async show({ journal }, { words }) {
    const reference = referenceOf(words);
    const order = await journal.find(reference);
    if (!order) throw new OperatorError(`There is no order ${reference}`);
    return orderSheet(order);
  },

  async export({ journal, save }, { options: { out } }) {
    const orders = await journal.list({});
    if (out === undefined) return orderCsv(orders);
    save(out, orderCsv(orders));
    return `Wrote ${counted(orders.length)} to ${out}`;
  },

  async backup({ backUp }, { words: [file] }) {
    if (file === undefined) throw new OperatorError('backup needs the name of a new file', true);
    return `Copied ${counted(await backUp(file))} to ${file}, and read the copy through`;
  },

  async resolve({ journal, now }, { words }) {
    const reference = referenceOf(words);
    const [, decision] = words;
    if (!isDecision(decision)) throw new OperatorError('resolve needs sent, rejected or retry', true);
    const order = await journal.resolve(reference, decisions[decision], instant(now()));
    if (!order)
      throw new OperatorError(`${reference} cannot be resolved: unknown, erased or being sent right now`);
    return decision === 'retry' ? `${reference} will be sent again` : `${reference} is ${order.state}`;
  },

  async purge({ journal }, { options: { before } }) {
    const count = await journal.purge(startOfDay(before));
    return `Deleted ${counted(count)} taken before ${before}`;
  },

  async erase({ journal, now }, { words }) {
    const reference = referenceOf(words);
    const erased = await journal.erase(reference, instant(now()));
    if (!erased) throw new OperatorError(`${reference} cannot be erased: unknown or being sent right now`);
    return `${reference} holds no personal data any more`;
  },

  withdrawals: async ({ journal }) => withdrawalSheets(await journal.openWithdrawals()),

  async handled({ journal, now }, { words: [word = ''] }) {
    const reference = word.toUpperCase();
    const handled = await journal.handleWithdrawal(reference, instant(now()));
    if (!handled) throw new OperatorError(`There is no withdrawal ${reference} that waits`);
    return `${reference} is handled`;
  },
};

function readArguments(given: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const options = { state: text, limit: text, out: text, before: text };
  try {
    const { positionals, values } = parseArgs({ args: [...given], options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error), true);
  }
}

/** Runs one command of the orders program and returns what to print; throws OperatorError when it cannot. */
export async function runOrdersCommand(
  open: () => Promise<OperatorContext>,
  given: readonly string[],
): Promise<string> {
  const [name, ...rest] = given;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return help;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command "${name}"`, true);
  const parsed = readArguments(rest);
  return command(await open(), parsed);
}
