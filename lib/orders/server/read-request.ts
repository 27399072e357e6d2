/** Three times the size of an order with 24 lines and the longest texts. */
export const bodyLimitBytes = 16 * 1024;

/** The same texts in a form's spelling, where a letter may take nine bytes, and room for what is still too long. */
export const formLimitBytes = 64 * 1024;

type Unread = { ok: false; reason: 'unsupported_type' | 'too_large' | 'malformed' };
export type JsonBody = { ok: true; value: unknown } | Unread;
export type FormBody = { ok: true; fields: URLSearchParams } | Unread;

/**
 * Reads a JSON body of at most `limit` bytes. It stops reading at the limit: route handlers have no limit of their
 * own, and Content-Length is only the client's claim.
 */
export async function readJson(request: Request, limit: number = bodyLimitBytes): Promise<JsonBody> {
  const text = await readText(request, 'application/json', limit);
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.text) as unknown };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

/** Reads what a form without files sends, of at most 64 kB. */
export async function readForm(request: Request): Promise<FormBody> {
  const text = await readText(request, 'application/x-www-form-urlencoded', formLimitBytes);
  return text.ok ? { ok: true, fields: new URLSearchParams(text.text) } : text;
}

async function readText(
  request: Request,
  expected: string,
  limit: number,
): Promise<{ ok: true; text: string } | Unread> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected) return { ok: false, reason: 'unsupported_type' };
  if (Number(request.headers.get('content-length')) > limit) return { ok: false, reason: 'too_large' };
  try {
    const bytes = await readBytes(request, limit);
    if (!bytes) return { ok: false, reason: 'too_large' };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // Truncated by the client, or not UTF-8.
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
export function readIdempotencyKey(key: string | null): string | null | undefined {
  return key === null || /^[\x21-\x7e]{8,128}$/.test(key) ? key : undefined;
}
