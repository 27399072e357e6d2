import { fieldProblems, payloadFields } from '../form/payload';
import type { FieldProblem, FieldProblems, PayloadField } from '../form/payload';
import type { Delivered } from './post-to-api';
import { instant } from '../journal/order-journal';
import type { Settlement, StoredOrder } from '../journal/order-journal';

const firstPauseMs = 10_000;
const longestPauseMs = 15 * 60_000;

/** When to try again after this many attempts: 10 s, doubled each time, at most a quarter of an hour. */
export function retryAt(attempts: number, now: number): string {
  return instant(now + Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1)));
}

export type SettlementTerms = {
  attempts: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** SHOP_API_IDEMPOTENT: the API recognises an order it already has by its key, so sending twice is safe. */
  idempotent: boolean;
};

/** The API said "not now" before doing anything with the order. */
const notNow = [425, 429];
/** Said by a host that takes no orders at all, or not from us: it did nothing with this one. */
const wrongHost = [401, 403, 404, 405];
const refusals = [409, 410, 422];

type Answered = Extract<Delivered, { result: 'answered' }>;

const isClientError = (status: number) => status >= 400 && status < 500;

/** Whether the API has said no to this order: by a status that means nothing else, or by naming fields of it. */
function refuses({ status, body }: Answered): boolean {
  if (refusals.includes(status)) return true;
  if (!isClientError(status) || wrongHost.includes(status)) return false;
  return Object.keys(namedFields(body)).length > 0;
}

/**
 * Whether an answer shows that API_URL, its credentials or what stands before it is wrong: the order is kept, and the
 * operator must hear of it.
 */
export function looksMisconfigured(delivered: Delivered): boolean {
  if (delivered.result !== 'answered') return false;
  const { status, json } = delivered;
  if (status >= 200 && status < 300) return !json;
  if (status >= 300 && status < 400) return true;
  return isClientError(status) && !refuses(delivered) && ![...notNow, 408].includes(status);
}

/**
 * What an attempt means for the order (docs/decisions/002): only what provably never left, or is safe to repeat,
 * goes back to the queue; what may have arrived waits for an operator.
 */
export function settlementOf(
  delivered: Delivered,
  { attempts, now, idempotent }: SettlementTerms,
): Settlement {
  const answer =
    delivered.result === 'answered'
      ? { remoteStatus: delivered.status, remoteAnswer: delivered.body }
      : { remoteAnswer: delivered.code };
  const again: Settlement = { state: 'accepted', deliverAfter: retryAt(attempts, now), ...answer };
  const unsure: Settlement = idempotent ? again : { state: 'uncertain', ...answer };

  if (delivered.result === 'not-sent') return again;
  if (delivered.result === 'unknown') return unsure;
  const { status, json } = delivered;
  if (status >= 200 && status < 300 && json) return { state: 'sent', ...answer };
  if (refuses(delivered)) return { state: 'rejected', ...answer };
  return notNow.includes(status) || wrongHost.includes(status) ? again : unsure;
}

export type ApiRefusal =
  { reason: 'sold_out'; items: number[] } | { reason: 'rejected'; fields: FieldProblems };

/** What a visitor is told of a rejected order: the API's field names as form errors, never its texts. */
export function refusalOf({
  remoteStatus,
  remoteAnswer,
}: Pick<StoredOrder, 'remoteStatus' | 'remoteAnswer'>): ApiRefusal {
  const answer = remoteAnswer ?? '';
  if (remoteStatus === 409 || remoteStatus === 410)
    return { reason: 'sold_out', items: itemIds(asObject(parseJson(answer)).items) };
  return { reason: 'rejected', fields: namedFields(answer) };
}

/** The fields of an order that an answer speaks of, at its top or under `errors` or `fields`. */
function namedFields(body: string): FieldProblems {
  const answer = asObject(parseJson(body));
  const named = { ...answer, ...asObject(answer.errors), ...asObject(answer.fields) };
  const fields: FieldProblems = {};
  for (const name of payloadFields) {
    if (Object.hasOwn(named, name)) fields[name] = fieldProblem(name, named[name]);
  }
  return fields;
}

function fieldProblem(name: PayloadField, value: unknown): FieldProblem {
  const known = fieldProblems.find((key) => key === value);
  return known ?? (name === 'phone' ? 'phone' : 'refused');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const itemIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
