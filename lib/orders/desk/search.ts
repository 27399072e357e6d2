import { normalisePhone } from '../form/phone';
import type { DeskOrder } from '../journal/desk-journal';
import type { OrderJournal } from '../journal/order-journal';

const pageSize = 1_000;
const fewestDigits = 3;

/** Letters without their marks, in lower case: „Ștefania” and "stefania" are one. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const plainReference = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether an order is meant by a name (all words of it, in any order), a telephone number or a reference, or a part. */
export function matcher(query: string): (order: DeskOrder['order']) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const digits = normalisePhone(query) ?? query.replace(/[\s.\-/()+]/g, '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= fewestDigits;
  const reference = plainReference(query);
  return ({ visitor, reference: own }) => {
    if (words.length === 0) return false;
    const name = folded(visitor.name);
    if (words.every((word) => name.includes(word))) return true;
    if (isNumber && visitor.phone.includes(digits)) return true;
    return reference.length >= fewestDigits && plainReference(own).includes(reference);
  };
}

/** Orders that a query means, newest first. No database folds letters the same way, so all of them are read. */
export async function searchOrders(
  journal: Pick<OrderJournal, 'deskPage'>,
  query: string,
  limit: number,
): Promise<DeskOrder[]> {
  const isMeant = matcher(query);
  const found: DeskOrder[] = [];
  let after: DeskOrder['order'] | undefined;
  do {
    const page = await journal.deskPage(pageSize, after);
    found.push(...page.filter(({ order }) => isMeant(order)));
    after = page.length === pageSize ? page.at(-1)?.order : undefined;
  } while (after && found.length < limit);
  return found.slice(0, limit);
}
