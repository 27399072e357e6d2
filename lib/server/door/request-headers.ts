import type { IncomingHttpHeaders } from 'node:http';
import type { Kind } from './address';

/** Set from the socket, over whatever the client sent: whom the order limits count. */
const socketAddressHeader = 'x-socket-address';

const always = ['accept-encoding', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
const reads: Record<Kind, readonly string[]> = {
  page: [
    'cookie',
    ...['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'],
  ],
  asset: ['accept'],
  private: [
    ...['content-encoding', 'content-length', 'content-type', 'transfer-encoding'],
    ...['cookie', 'host', 'origin', 'sec-fetch-site', 'x-forwarded-for'],
  ],
  api: [
    ...['accept', 'authorization', 'content-encoding', 'content-length', 'content-type', 'transfer-encoding'],
    ...['cookie', 'host', 'idempotency-key', 'order-consents', 'origin', 'sec-fetch-site', 'x-forwarded-for'],
  ],
};

/** The router's own headers, held to what the router sends: the framework answers 500 to some others. */
const shapes: Record<string, RegExp> = {
  rsc: /^1$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[!-~]{0,500}$/,
  'next-router-state-tree': /^[!-~]{1,4000}$/,
  'next-url': /^\/[!-~]{0,1000}$/,
};

/**
 * The headers of a request that the framework may see: those that something here reads. Not a list of bad ones, because
 * the framework believes many, and each version others: a nonce in `content-security-policy` would be written into the
 * page that everybody gets. A route that reads a new header must name it above.
 */
export function allowedHeaders(
  headers: IncomingHttpHeaders,
  kind: Kind,
  remoteAddress: string | undefined,
): IncomingHttpHeaders {
  const kept = [...always, ...reads[kind]].flatMap((name) => {
    const value = headers[name];
    const shape = shapes[name];
    return value === undefined || (shape && !shape.test(String(value))) ? [] : [[name, value] as const];
  });
  return {
    host: 'localhost',
    // Without any, the framework would stream the head of a page after its body.
    'user-agent': 'visitor',
    ...Object.fromEntries(kept),
    [socketAddressHeader]: remoteAddress ?? '',
  };
}
