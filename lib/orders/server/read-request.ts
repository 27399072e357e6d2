import { isIPv6 } from 'node:net';

/** An order of 24 lines and the longest texts has room three times over. */
export const bodyLimitBytes = 16 * 1024;

/** Set by scripts/start.mjs from the socket, over whatever the client sent. */
export const socketAddressHeader = 'x-socket-address';

export type JsonBody =
  { ok: true; value: unknown } | { ok: false; reason: 'unsupported_type' | 'too_large' | 'malformed' };

/**
 * Reads a JSON body of at most `limit` bytes. It stops reading at the limit: route handlers have none of their own,
 * and Content-Length is only what the client says.
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
    // Cut off by the client, not UTF-8, or not JSON.
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

/** An Idempotency-Key: 8 to 128 visible ASCII characters. Null when there is none, undefined when it is not one. */
export function readIdempotencyKey(headers: Headers): string | null | undefined {
  const key = headers.get('idempotency-key');
  return key === null || /^[\x21-\x7e]{8,128}$/.test(key) ? key : undefined;
}

/**
 * Whom to count a request against: the address that the nearest proxy saw (the last of X-Forwarded-For) when that
 * proxy is ours, else the socket's. IPv6 counts by /64, the smallest network a household gets.
 */
export function clientAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded || headers.get(socketAddressHeader) || 'unknown');
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
