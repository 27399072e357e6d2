import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { languageOf } from './address';
import type { Kind } from './address';
import { statusOf, statusPage, statusPagePolicy } from './status-page';
import type { Reason } from './status-page';

/** What answers a visitor in the framework's place: the page as HTML, or its reason as JSON for programs. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: string };

export function refusal(request: IncomingMessage, kind: Kind, reason: Reason): Answer {
  const status = statusOf[reason];
  const headers = { 'Cache-Control': 'no-store' };
  if (kind === 'api') {
    const body = JSON.stringify({ error: reason });
    return { status, headers: { ...headers, 'Content-Type': 'application/json' }, body };
  }
  const body = statusPage(languageOf(request.url ?? '', request.headers.cookie), reason);
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': statusPagePolicy };
  return { status, headers: { ...headers, ...html }, body };
}

/** Sends an answer whole. A body that the request brings is not read: the connection closes. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer;
  const sends = request.headers['content-length'] ?? request.headers['transfer-encoding'];
  const close = sends === undefined ? {} : { Connection: 'close' };
  response.writeHead(status, { ...headers, ...close, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
