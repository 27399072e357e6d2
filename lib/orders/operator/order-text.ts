import { formatMoney } from '@/lib/i18n/money';
import { timeZone } from '@/content/site';
import type { DeskEntry, DeskOrder } from '../journal/desk-journal';
import type { StoredOrder } from '../journal/order-journal';

const paymentWords = { 1: 'cash on delivery', 2: 'wire transfer' } as const;
const deliveryWords = { 1: 'courier', 3: 'pickup' } as const;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** An instant in Bucharest time, for the operator: `2026-11-21 12:00`. */
export const localTime = (instant: string): string => clock.format(new Date(instant));

const money = (minor: number) => formatMoney(minor, 'en');
const stateOf = ({ state, erasedAt }: StoredOrder) => (erasedAt ? `${state}, erased` : state);
const lineText = ({ quantity, title, item }: StoredOrder['lines'][number]) =>
  `${quantity} × ${title} (#${item})`;

/** Orders in columns, one per line. */
export function orderTable(orders: readonly StoredOrder[]): string {
  const rows = orders.map((order) => [
    order.reference,
    localTime(order.createdAt),
    stateOf(order),
    money(order.totalMinor),
    order.visitor.name,
    order.visitor.phone,
  ]);
  const table = [['REFERENCE', 'TAKEN', 'STATE', 'TOTAL', 'NAME', 'PHONE'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Everything about one order, one fact per line. */
export function orderSheet(order: StoredOrder): string {
  const { visitor } = order;
  const facts: [string, string | number | undefined][] = [
    ['reference', order.reference],
    ['state', stateOf(order)],
    ['changed', localTime(order.changedAt)],
    ['taken', `${localTime(order.createdAt)} (${order.locale})`],
    ['name', visitor.name],
    ['phone', visitor.phone],
    ['delivery address', visitor.delivery_address.replaceAll('\n', ', ')],
    ['invoice address', visitor.invoice_address.replaceAll('\n', ', ') || (order.erasedAt ? '' : 'the same')],
    ['payment', paymentWords[visitor.payment]],
    ['delivery', deliveryWords[visitor.delivery]],
    ['marketing calls', visitor.marketing ? 'agreed' : 'no'],
    ...order.lines.map((line): [string, string] => ['', `${lineText(line)}, ${money(line.priceMinor)} each`]),
    ['total', money(order.totalMinor)],
    ['attempts to send', order.attempts],
    ['sent again after', order.deliverAfter && localTime(order.deliverAfter)],
    ['answer of the API', [order.remoteStatus, order.remoteAnswer].filter(Boolean).join(' ')],
    ['idempotency key', order.idempotencyKey],
  ];
  return facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([label, value]) => `${label.padEnd(18)} ${value}`)
    .join('\n');
}

/** What the desk has done with an order. */
export function deskSheet(current: DeskOrder, log: readonly DeskEntry[]): string {
  const { deskState, trackingNumber, paidAt, callAfter } = current;
  const facts: [string, string | undefined][] = [
    ['desk', deskState],
    ['call after', callAfter && localTime(callAfter)],
    ['tracking number', trackingNumber],
    ['paid', paidAt && localTime(paidAt)],
    ...log.map(({ at, action, detail }): [string, string] => [localTime(at), `${action} ${detail}`.trim()]),
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label.padEnd(18)} ${value}`] : [])).join('\n');
}

const csvColumns = {
  reference: (order) => order.reference,
  taken: (order) => order.createdAt,
  state: (order) => order.state,
  language: (order) => order.locale,
  lines: (order) => order.lines.map(lineText).join('; '),
  total: (order) => (order.totalMinor / 100).toFixed(2),
  payment: ({ visitor }) => paymentWords[visitor.payment],
  delivery: ({ visitor }) => deliveryWords[visitor.delivery],
  name: ({ visitor }) => visitor.name,
  phone: ({ visitor }) => visitor.phone,
  delivery_address: ({ visitor }) => visitor.delivery_address,
  invoice_address: ({ visitor }) => visitor.invoice_address,
  marketing: ({ visitor }) => (visitor.marketing ? 'yes' : 'no'),
  erased: (order) => order.erasedAt ?? '',
} as const satisfies Record<string, (order: StoredOrder) => string>;

/**
 * Spreadsheets treat a cell that begins like this as a formula, and visitors write these cells: also after blanks, with
 * full-width signs, and after a semicolon or tab, at which spreadsheets in Romanian cut a line.
 */
const formulaStart =
  /(^|[;\t\r\n])((?:(?![;\t\r\n])[\s\p{Z}\p{C}"'])*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212])/gu;

function csvCell(value: string): string {
  const safe = value.replace(formulaStart, "$1'$2").replace(/^[\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Orders as CSV (RFC 4180), with the byte order mark that spreadsheets need to read ș and ț. */
export function orderCsv(orders: readonly StoredOrder[]): string {
  const rows = orders.map((order) => Object.values(csvColumns).map((cell) => csvCell(cell(order))));
  return `\uFEFF${[Object.keys(csvColumns), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
