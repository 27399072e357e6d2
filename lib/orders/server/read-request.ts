/** Three times the size of an order with 24 lines and the longest texts. */
export const bodyLimitBytes = 16 * 1024;

export type JsonBody =
  { ok: true; value: unknown } | { ok: false; reason: 'unsupported_type' | 'too_large' | 'malformed' };

/**
 * Reads a JSON body of at most `limit` bytes. It stops reading at the limit: route handlers have no limit of their
 * own, and Content-Length is only the client's claim.
 */
export async function readJson(request: Request, limit: number = bodyLimitBytes): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { ok: false, reason: 'unsupported_type' };
  if (Number(request.headers.get('content-length')) > limit) return { ok: false, reason: 'too_large' };
  try {
    const bytes = await readBytes(request, limit);
    if (!bytes) return { ok: false, reason: 'too_large' };
    return {
      ok: true,
      value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown,
    };
  } catch {
    // Truncated by the client, not UTF-8, or not JSON.
    return { ok: false, reason: 'malformed' };
  }
}

export type FormBody = { ok: true; fields: URLSearchParams } | Extract<JsonBody, { ok: false }>;

/** Reads what a form without files sends, of at most 16 kB. */
export async function readForm(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return { ok: false, reason: 'unsupported_type' };
  try {
    const bytes = await readBytes(request, bodyLimitBytes);
    if (!bytes) return { ok: false, reason: 'too_large' };
    return { ok: true, fields: new URLSearchParams(new TextDecoder().decode(bytes)) };
  } catch {
    // Truncated by the client.
    return { ok: false, reason: 'malformed' };
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}

/** An Idempotency-Key: 8 to 128 visible ASCII characters. Null when absent, undefined when invalid. */
export function readIdempotencyKey(headers: Headers): string | null | undefined {
  const key = headers.get('idempotency-key');
  return key === null || /^[\x21-\x7e]{8,128}$/.test(key) ? key : undefined;
}
