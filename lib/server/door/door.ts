import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isDocumentRead, pageFront } from '@/lib/page-cache/front';
import type { PageFront } from '@/lib/page-cache/front';
import { lookedUp } from '@/lib/page-cache/looked-up.mjs';
import { frameworkTarget, readAddress } from './address';
import type { Address, Kind, Refusal } from './address';
import { isFileName, isNowhere, noSuchFile } from './files';
import { interceptAnswer } from './intercept-answer';
import { refusal, sendAnswer } from './refuse';
import type { Answer } from './refuse';
import { allowedHeaders } from './request-headers';
import { finishHeaders } from './response-headers';

/** The framework's request handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

export type DoorOptions = {
  handle: Handle;
  /** Headers of every answer (lib/page-cache/security-headers.mjs). */
  headers: Readonly<Record<string, string>>;
  /** Hears what the framework threw instead of answering. */
  report: (error: unknown) => void;
};

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const methodsOf: Record<Kind, readonly string[]> = {
  api: apiMethods,
  asset: ['GET', 'HEAD'],
  private: ['GET', 'HEAD', 'POST'],
  page: ['GET', 'HEAD'],
};

function setHeaders(response: ServerResponse, headers: DoorOptions['headers']) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The answer in place of one of the framework's, which has no page of its own for a failure. */
function replacementFor(
  request: IncomingMessage,
  response: ServerResponse,
  { kind, pathname }: Address,
  status: number,
) {
  if (status === 404 && kind === 'page' && isFileName(pathname)) return noSuchFile;
  if (status !== 500 || kind === 'asset') return undefined;
  // Of a range past the end of a file, the framework knows all but the status.
  const range = String(response.getHeader('content-range') ?? '');
  if (!range.startsWith('bytes */')) return refusal(request, kind, 'server_error');
  const answer = refusal(request, kind, 'range_not_satisfiable');
  return { ...answer, headers: { ...answer.headers, 'Content-Range': range } };
}

function refuse(request: IncomingMessage, response: ServerResponse, kind: Kind, reason: Refusal) {
  if (reason === 'method_not_allowed') response.setHeader('Allow', methodsOf[kind].join(', '));
  sendAnswer(request, response, refusal(request, kind, reason));
}

/** Asks the framework, in terms that hold nothing of the visitor's but what the answer may depend on. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  options: DoorOptions & { learn: PageFront['learn'] },
) {
  const { kind } = address;
  const keys = new Set<string>();
  const isPage = kind === 'page' && isDocumentRead(request);
  request.headers = allowedHeaders(request.headers, kind, request.socket.remoteAddress);
  request.url = frameworkTarget(address, request.headers['rsc'] !== undefined);
  const send = (answer: Answer) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    setHeaders(response, options.headers);
    sendAnswer(request, response, answer);
  };
  interceptAnswer(response, {
    finish: (status) => {
      if (isPage) options.learn(address.pathname, keys, status);
      finishHeaders(response, address);
    },
    replacement: (status) => replacementFor(request, response, address, status),
    send,
  });
  try {
    await lookedUp().run(keys, () => options.handle(request, response));
  } catch (error) {
    options.report(error);
    if (response.headersSent) response.destroy();
    else send(refusal(request, kind, 'server_error'));
  }
}

/**
 * What stands between the socket and the framework (docs/decisions/008). Pages are made once and kept for everybody, so
 * nothing of one visitor's request may reach their making: the query, the host, the spelling of the path and every
 * header but a few stay outside. What is no request for this site is answered here.
 */
export function createDoor(options: DoorOptions): RequestListener {
  const front = pageFront(options);
  /** Whether the page cache has answered, before anything else is done. */
  const isAnswered = (request: IncomingMessage, response: ServerResponse, address: Address | Refusal) =>
    typeof address !== 'string' &&
    address.kind === 'page' &&
    methodsOf.page.includes(request.method ?? '') &&
    front.answer(request, response, address.pathname);

  return (request, response) => {
    const address = readAddress(request.url ?? '');
    if (isAnswered(request, response, address)) return;
    setHeaders(response, options.headers);
    if (typeof address === 'string') return refuse(request, response, 'page', address);
    const { kind } = address;
    if (!methodsOf[kind].includes(request.method ?? ''))
      return refuse(request, response, kind, 'method_not_allowed');
    if (kind === 'page' && isNowhere(address.pathname)) return sendAnswer(request, response, noSuchFile);
    void pass(request, response, address, { ...options, learn: front.learn });
  };
}
