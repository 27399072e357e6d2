import type { ServerResponse } from 'node:http';

/**
 * `down` breaks off the connection, `slow` answers after half a minute, `hang` never does, `trickle` sends a byte a
 * second, `garbage` is a web page where JSON should be, `error` is a 500.
 */
export const modes = ['ok', 'down', 'slow', 'hang', 'trickle', 'garbage', 'error'] as const;
export type Mode = (typeof modes)[number];

export type Answer = {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
};

const slowMs = 30_000;
const trickleMs = 1_000;

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

function send(response: ServerResponse, { status, type, body, headers = {} }: Answer) {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}

function trickle(response: ServerResponse, { status, type, body }: Answer) {
  const bytes = Buffer.from(body);
  let sent = 0;
  response.writeHead(status, { 'content-type': type });
  const timer = setInterval(() => {
    if (sent < bytes.length) response.write(bytes.subarray(sent, (sent += 1)));
    else response.end();
  }, trickleMs);
  response.on('close', () => clearInterval(timer));
}

/** Sends an answer, or what a host in trouble makes of it. */
export function sendAs(mode: Mode, response: ServerResponse, answer: Answer): void {
  if (mode === 'down') return void response.socket?.destroy();
  if (mode === 'hang') return;
  if (mode === 'trickle') return trickle(response, answer);
  if (mode === 'slow') {
    const timer = setTimeout(() => send(response, answer), slowMs);
    response.on('close', () => clearTimeout(timer));
    return;
  }
  if (mode === 'garbage')
    return send(response, { status: 200, type: 'text/html', body: '<h1>It works!</h1>' });
  send(response, mode === 'error' ? jsonAnswer(500, { detail: 'Server error' }) : answer);
}
