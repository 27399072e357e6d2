/**
 * How sending an order ended (reading 35; architecture, "Orders").
 * `accepted`: it stands in the journal.
 * `refused`: it certainly does not (or, for `mismatch`, an earlier version of it does).
 * `uncertain`: it may or may not have arrived; only a repetition with the same key is safe.
 */
export type Outcome =
  | {
      status: 'accepted';
      reference?: string | undefined;
      totalMinor?: number | undefined;
      /** Path of the order's own page. */
      slip?: string | undefined;
    }
  | Refusal
  | { status: 'uncertain'; reason: 'network' | 'timeout' | 'server' | 'busy' | 'crowded' | 'interrupted' };

export type Failure = Exclude<Outcome, { status: 'accepted' }>;

export type Refusal = { status: 'refused' } & (
  | { reason: 'invalid'; fields: Readonly<Record<string, string>> }
  | { reason: 'sold-out'; items: readonly number[] }
  | { reason: 'mismatch' | 'unknown-product' | 'empty' | 'other' }
);

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function path(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined;
}

function wholeNumber(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

/** Accepts `{phone: 'phone'}`, `{phone: ['…']}` and `['phone']`; only the first problem of each field is kept. */
function fieldErrors(value: unknown): Record<string, string> {
  if (Array.isArray(value)) {
    return Object.fromEntries(
      value.filter((name) => typeof name === 'string').map((name) => [name, 'invalid']),
    );
  }
  const entries = Object.entries(asFields(value));
  return Object.fromEntries(
    entries.map(([name, error]) => [name, text(Array.isArray(error) ? error[0] : error) ?? 'invalid']),
  );
}

function numbers(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => wholeNumber(asFields(entry).item ?? asFields(entry).id ?? entry) ?? []);
}

function refusal(status: number, body: Fields): Refusal {
  if (body.error === 'idempotency_mismatch') return { status: 'refused', reason: 'mismatch' };
  if (status === 409 || status === 410)
    return { status: 'refused', reason: 'sold-out', items: numbers(body.items) };
  if (body.error === 'unknown_product') return { status: 'refused', reason: 'unknown-product' };
  const fields = fieldErrors(body.fields);
  if (Object.keys(fields).length > 0) return { status: 'refused', reason: 'invalid', fields };
  return { status: 'refused', reason: 'other' };
}

/**
 * Reads an HTTP status and its body (any JSON value, `undefined` when there was none). Any 2xx is an accepted order,
 * even an empty one; anything that is neither 2xx nor a definite 4xx may have arrived.
 */
export function readOutcome(status: number, body: unknown): Outcome {
  const fields = asFields(body);
  if (status >= 200 && status < 300) {
    return {
      ...{ status: 'accepted', reference: text(fields.reference) },
      ...{ totalMinor: wholeNumber(fields.total), slip: path(fields.slip) },
    };
  }
  if (status === 429) return { status: 'uncertain', reason: 'busy' };
  if (status === 408 || status === 425) return { status: 'uncertain', reason: 'timeout' };
  if (status >= 400 && status < 500) return refusal(status, fields);
  return { status: 'uncertain', reason: fields.error === 'crowded' ? 'crowded' : 'server' };
}
