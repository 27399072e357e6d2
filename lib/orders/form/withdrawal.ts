import type { ProductKind } from '@/lib/shop/types';
import type { PricedLine } from './pricing';

/** The longest reason that is taken, in characters. Giving one is optional. */
export const reasonLimit = 500;

/**
 * Where the right of withdrawal ends (OUG 34/2014, art. 16): sealed recordings once they have been unsealed, and
 * periodicals.
 */
export type WithdrawalException = 'sealed' | 'periodical';

const exceptions: Partial<Record<ProductKind, WithdrawalException>> = {
  cd: 'sealed',
  vinyl: 'sealed',
  dvd: 'sealed',
  'blu-ray': 'sealed',
  magazine: 'periodical',
};

export const exceptionOf = (kind: ProductKind | undefined): WithdrawalException | undefined =>
  kind && exceptions[kind];

/** A line of an order with what is left of it: `quantity` may still be withdrawn from. */
export type WithdrawableLine = PricedLine & { exception: WithdrawalException | undefined };

type Lines = readonly Pick<PricedLine, 'item' | 'quantity'>[];

/** What an order's lines still hold after earlier withdrawals. Periodicals stay in the list, with nothing to take. */
export function withdrawableLines(
  ordered: readonly PricedLine[],
  earlier: readonly { lines: Lines }[],
  kindOf: (item: number) => ProductKind | undefined,
): WithdrawableLine[] {
  const gone = (item: number) =>
    earlier
      .flatMap(({ lines }) => lines)
      .filter((line) => line.item === item)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return ordered.map((line) => {
    const exception = exceptionOf(kindOf(line.item));
    const left = exception === 'periodical' ? 0 : Math.max(0, line.quantity - gone(line.item));
    return { ...line, quantity: left, exception };
  });
}

export type Chosen =
  { ok: true; lines: PricedLine[] } | { ok: false; reason: 'nothing' | 'quantity'; items: number[] };

/**
 * The lines that a consumer withdraws from. `asked` gives the text typed for an item: "" and absent mean none. Refused
 * are more than is left, anything but digits (`items` names them), and nothing at all.
 */
export function chooseLines(
  lines: readonly WithdrawableLine[],
  asked: (item: number) => string | undefined,
): Chosen {
  const answers = lines.map(({ item, title, priceMinor, quantity: left }) => {
    const text = asked(item)?.trim() || '0';
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    return { allowed: quantity <= left, line: { item, quantity, title, priceMinor } };
  });
  const wrong = answers.filter(({ allowed }) => !allowed);
  if (wrong.length > 0) return { ok: false, reason: 'quantity', items: wrong.map(({ line }) => line.item) };
  const taken = answers.map(({ line }) => line).filter(({ quantity }) => quantity > 0);
  return taken.length > 0 ? { ok: true, lines: taken } : { ok: false, reason: 'nothing', items: [] };
}
