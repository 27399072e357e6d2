import { parseArgs } from 'node:util';
import { startOfDay } from '../desk/local-day';
import { withdrawalSheets } from './withdrawal-text';
import { instant, orderStates } from '../journal/order-journal';
import type { OrderState } from '../journal/order-journal';
import { counted, OperatorError, referenceOf } from './context';
import type { Arguments, Command, OperatorContext } from './context';
import { call, check, erase } from './desk-commands';
import { logJson, orderJson, printed } from './order-json';
import { deskSheet, orderCsv, orderSheet, orderTable } from './order-text';

export const help = `Orders taken by the shop.

  npm run orders -- list [--state STATE] [--limit N]   newest first, 50 by default
  npm run orders -- show REF                           everything about one order
  npm run orders -- check                              whether the journal is whole, and what waits for somebody
  npm run orders -- call REF OUTCOME                   what the desk does: confirmed, no-answer [--again 2h|tomorrow|3d],
                                                       cancelled, posted [--tracking N], paid, unpaid, reopened
  npm run orders -- export [--out FILE]                all orders as CSV
  npm run orders -- backup FILE                        copy the journal while the server runs, and check the copy
  npm run orders -- resolve REF sent|rejected|retry    settle an order by hand
  npm run orders -- purge --before YYYY-MM-DD          delete finished orders taken before this day
  npm run orders -- erase REF | --phone N              remove personal data, keep the amounts
  npm run orders -- withdrawals                        withdrawals from contracts that nobody has handled yet
  npm run orders -- handled REF-R1                     mark a withdrawal as handled

list, show and check take --json.

States: accepted (in the journal; waiting to be sent where there is an API), sending, sent, rejected (the API refused
it and the visitor was told), uncertain (it may have reached the API: look there, then resolve it).
Purge keeps orders that are still to be sent or resolved. Without --out, use "npm run -s" to leave out npm's own output.
To restore a backup, stop the server, move orders.db and orders.db-journal away, put the copy in the place of
orders.db and start again (docs/operations.md).
The journal is that of the server: DATABASE_URL or DATA_DIR.`;

const decisions = { sent: 'sent', rejected: 'rejected', retry: 'accepted' } as const;
const isDecision = (word: string | undefined): word is keyof typeof decisions =>
  Object.hasOwn(decisions, word ?? '');

function stateFilter(word: string | undefined): OrderState | undefined {
  const state = orderStates.find((each) => each === word);
  if (word !== undefined && !state) throw new OperatorError(`There is no state "${word}"`, true);
  return state;
}

function dayBefore(day: string | undefined): string {
  const start = startOfDay(day ?? '');
  if (start === undefined)
    throw new OperatorError('purge needs --before with a day, for instance 2026-01-31', true);
  return instant(start);
}

const commands: Record<string, Command> = {
  async list({ journal }, { options }) {
    const limit = Number(options.limit ?? 50);
    if (!Number.isSafeInteger(limit) || limit < 1) throw new OperatorError('--limit needs a number', true);
    const state = stateFilter(options.state);
    const orders = await journal.list({ state, limit });
    if (options.json) {
      const all = await Promise.all(orders.map(({ reference }) => journal.deskOrder(reference)));
      return printed(all.flatMap((order) => (order ? [orderJson(order)] : [])));
    }
    const counts = Object.entries(await journal.counts()).filter(([, count]) => count > 0);
    const summary = counts.map(([state, count]) => `${count} ${state}`).join(', ') || 'No orders yet';
    return orders.length === 0 ? summary : `${orderTable(orders)}\n\nIn all: ${summary}`;
  },

  async show({ journal }, { words, options }) {
    const reference = referenceOf(words);
    const current = await journal.deskOrder(reference);
    if (!current) throw new OperatorError(`There is no order ${reference}`);
    const log = await journal.deskLog(reference);
    if (options.json) return printed({ ...orderJson(current), log: logJson(log) });
    return [orderSheet(current.order), deskSheet(current, log)].join('\n');
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
    const count = await journal.purge(dayBefore(before));
    return `Deleted ${counted(count)} taken before ${before}`;
  },

  call,
  check,
  erase,

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
  const options = {
    ...{ state: text, limit: text, out: text, before: text, phone: text, tracking: text, again: text },
    json: { type: 'boolean' },
  } as const;
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
