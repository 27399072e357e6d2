import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';

const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 3;
/** Connections to the host at a time; further reads wait their turn within their deadline. */
const maxSockets = 8;
const agents = { http: new http.Agent({ maxSockets }), https: new https.Agent({ maxSockets }) };

export type Answer = { ok: true; value: unknown } | { ok: false; problem: string };

const failure = (problem: string): Answer => ({ ok: false, problem });

// Not fetch: the framework's patched version would keep a second cache or force a render on every request.
function open(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const [{ get }, agent] = address.startsWith('https:') ? [https, agents.https] : [http, agents.http];
  return new Promise((resolve, reject) => {
    get(address, { signal, agent, headers: { accept: 'application/json' } }, resolve).on('error', reject);
  });
}

async function readCapped(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      return undefined;
    }
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

async function request(address: string, signal: AbortSignal, redirects = 0): Promise<Answer> {
  const response = await open(address, signal);
  const { statusCode = 0 } = response;
  const { location } = response.headers;
  if (statusCode !== 200) response.destroy();
  if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
    const target = URL.canParse(location, address) ? new URL(location, address) : undefined;
    if (target?.origin !== new URL(address).origin || redirects >= maxRedirects) return failure('redirect');
    return request(target.href, signal, redirects + 1);
  }
  if (statusCode !== 200) return failure(`status-${statusCode}`);
  const text = await readCapped(response);
  return text === undefined ? failure('too-large') : { ok: true, value: JSON.parse(text) };
}

/**
 * One JSON answer of the API host, as long as the signal lets it: at most 5 MiB, redirects only within the host.
 * Never throws: every failure is a short word for the log, and `status-404` is told apart.
 */
export async function getJson(address: string, signal: AbortSignal): Promise<Answer> {
  try {
    return await request(address, signal);
  } catch (error) {
    if (signal.aborted) return failure('timeout');
    if (error instanceof SyntaxError) return failure('not-json');
    return failure(error instanceof Error && 'code' in error ? String(error.code) : 'unreadable');
  }
}
