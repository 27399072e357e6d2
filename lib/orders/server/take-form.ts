import type { Locale } from '@/lib/i18n/locales';
import { productById } from '@/lib/shop/products';
import type { FieldProblem, FieldProblems } from '../form/payload';
import { parseOrder } from './parse-order';
import { placeOrder } from './place-order';
import type { OrderContext, PlacedOrder } from './place-order';
import { newTypedOrder, sumsOf, toBody } from './typed-order';
import type { TypedOrder } from './typed-order';

export type FormProblems = FieldProblems & { agreed?: FieldProblem };

/** Why a form is shown again, other than for its fields. `titles` of products that have gone, as far as they are known. */
export type FormNotice =
  | { kind: 'total-changed' | 'server' | 'busy' | 'crowded' | 'mismatch' | 'refused' }
  | { kind: 'dropped' | 'sold-out'; titles: string[] };

/** `status` is the one that programs get for the same reason (app/api/shop/purchase). */
export type FormAnswer =
  | { done: true; slipKey: string }
  | {
      done: false;
      status: number;
      typed: TypedOrder;
      problems: FormProblems;
      notice?: FormNotice | undefined;
      retryAfterSeconds?: number | undefined;
    };

type Again = Extract<FormAnswer, { done: false }>;

const again = (typed: TypedOrder, status: number, changes: Partial<Again> = {}): Again => ({
  ...{ done: false, status, typed, problems: {} },
  ...changes,
});

const titlesOf = (items: readonly number[], locale: Locale) =>
  items.flatMap((item) => productById(item)?.title[locale] ?? []);

/** The order without what cannot be bought, and a notice when there was any. */
export function withoutGone(typed: TypedOrder, locale: Locale): { typed: TypedOrder; notice?: FormNotice } {
  const gone = typed.lines.filter(({ item }) => productById(item)?.soldOut ?? true);
  if (gone.length === 0) return { typed };
  const lines = typed.lines.filter((line) => !gone.includes(line));
  const items = gone.map(({ item }) => item);
  return { typed: { ...typed, lines }, notice: { kind: 'dropped', titles: titlesOf(items, locale) } };
}

function problemsOf(typed: TypedOrder): FormProblems {
  const parsed = parseOrder(toBody(typed));
  const fields = !parsed.ok && parsed.reason === 'invalid' ? parsed.fields : {};
  return typed.agreed ? fields : { ...fields, agreed: 'agreement' };
}

/** With a new key: what the old one stands for is decided. */
const undecided = (typed: TypedOrder): TypedOrder => ({ ...typed, key: newTypedOrder([]).key });

function refused(typed: TypedOrder, placed: Extract<PlacedOrder, { ok: false }>, locale: Locale): Again {
  if ('retryAfterSeconds' in placed) {
    const { retryAfterSeconds, reason } = placed;
    const crowded = reason === 'crowded';
    const notice = { kind: crowded ? 'crowded' : 'busy' } as const;
    return again(typed, crowded ? 503 : 429, { retryAfterSeconds, notice });
  }
  switch (placed.reason) {
    case 'unavailable':
      return again(typed, 503, { retryAfterSeconds: 10, notice: { kind: 'server' } });
    case 'idempotency_mismatch':
      return again(undecided(typed), 422, { notice: { kind: 'mismatch' } });
    case 'invalid':
      return again(typed, 400, { problems: placed.fields });
    case 'rejected': {
      const named = Object.keys(placed.fields).length > 0;
      const notice = named ? undefined : ({ kind: 'refused' } as const);
      return again(undecided(typed), 422, { problems: placed.fields, notice });
    }
    case 'sold_out':
    case 'unknown_product':
      return again(undecided(typed), 409, {
        notice: { kind: 'sold-out', titles: titlesOf(placed.items, locale) },
      });
    case 'malformed':
      return again(typed, 400, { notice: { kind: 'refused' } });
  }
}

/**
 * Takes an order from the form that works without scripts, by the rules of the endpoint for programs. One is its own:
 * the visitor has seen what is to be paid, or is shown it first.
 */
export async function takeForm(
  given: TypedOrder,
  locale: Locale,
  context: OrderContext,
): Promise<FormAnswer> {
  const { typed, notice } = withoutGone(given, locale);
  if (notice) return again(typed, 409, { notice });
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return again(typed, 400, { problems });
  if (String(sumsOf(typed).dueMinor) !== typed.shownDue)
    return again(typed, 409, { notice: { kind: 'total-changed' } });

  const { key: idempotencyKey, shown: consents } = typed;
  const placed = await placeOrder(context, { body: toBody(typed), locale, idempotencyKey, consents });
  if (!placed.ok) return refused(typed, placed, locale);
  return placed.slipKey === undefined
    ? again(undecided(typed), 503, { notice: { kind: 'server' } })
    : { done: true, slipKey: placed.slipKey };
}
