import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** How much of a response is kept, in bytes; the rest is read and dropped. */
const answerBytes = 8_000;

export type Message = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for everything. */
  timeoutMs: number;
};

/**
 * `answered`: a whole status line came back; `body` is cut, `json` whether it is JSON as far as it goes (or nothing at
 * all): a host that speaks HTML is no API. `not-sent`: no connection came about, so nothing can have
 * arrived. `unknown`: something may have arrived and no answer came. `code` names the failure (`ECONNREFUSED`).
 */
export type Delivered =
  | { result: 'answered'; status: number; body: string; json: boolean }
  | { result: 'not-sent'; code: string }
  | { result: 'unknown'; code: string };

/**
 * POSTs a message once over a connection of its own. Not `fetch`: it cannot distinguish a host that never accepted
 * the connection from one that did and stayed silent, and only the first may be tried again (docs/decisions/002).
 */
export function postToApi({ url, headers, body, timeoutMs }: Message): Promise<Delivered> {
  const secure = url.startsWith('https:');
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // A kept-alive connection may die just as it is reused, and then it is unclear what was read.
    agent: false,
  };
  return new Promise((resolve) => {
    const request = (secure ? httpsRequest : httpRequest)(url, options);
    const connected = watchConnection(request, secure);
    const timer = setTimeout(() => request.destroy(withCode('TIMEOUT')), timeoutMs);
    const end = (delivered: Delivered) => {
      clearTimeout(timer);
      resolve(delivered);
    };
    request.on('response', (response) => void readAnswer(response).then(end));
    // After an answer began, readAnswer has already resolved or will: a later resolve() changes nothing.
    request.on('error', (error) =>
      end({ result: connected() ? 'unknown' : 'not-sent', code: errorCode(error) }),
    );
    request.end(body);
  });
}

/** Whether any of the request can have left; with TLS, nothing has before the handshake is done. */
function watchConnection(request: ClientRequest, secure: boolean): () => boolean {
  let connected = false;
  request.on('socket', (socket) => {
    if (!socket.connecting && !secure) connected = true;
    socket.once(secure ? 'secureConnect' : 'connect', () => (connected = true));
  });
  return () => connected;
}

async function readAnswer(response: IncomingMessage): Promise<Delivered> {
  const chunks: Buffer[] = [];
  let length = 0;
  let whole = true;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (length < answerBytes) chunks.push(chunk);
      length += chunk.length;
    }
  } catch {
    // The status is known, and it decides; a truncated body merely says less.
    whole = false;
  }
  whole &&= length <= answerBytes;
  const body = Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8').replaceAll('\u0000', '');
  const html = (response.headers['content-type'] ?? '').includes('html');
  const json = isJson(body, whole) && !(body.trim() === '' && html);
  return { result: 'answered', status: response.statusCode ?? 0, body, json };
}

/** Whether a body is JSON or empty; of one that is cut off the beginning has to do. */
function isJson(body: string, whole: boolean): boolean {
  if (body.trim() === '') return true;
  if (!whole) return /^\s*[[{"]/.test(body);
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

const withCode = (code: string) => Object.assign(new Error(code), { code });

function errorCode(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}
