import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiHost, sample } from './api-host';

/** How the host behaves, set by `POST /control`; `headline` replaces the title of its newest story. */
export type HostMode = {
  mode: 'ok' | 'down' | 'slow' | 'garbage' | 'error';
  headline?: string;
  /** Answer to an order. */
  purchase?: { status: number; body: unknown };
};

const host = new ApiHost();
let current: HostMode = { mode: 'ok' };
const orders: { locale: string | null; body: unknown }[] = [];

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as unknown;
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function control(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') current = (await read(request)) as HostMode;
  send(response, 200, { orders, requests: host.requests.length });
}

async function takeOrder(request: IncomingMessage, response: ServerResponse, locale: string | null) {
  orders.push({ locale, body: await read(request) });
  const { status, body } = current.purchase ?? { status: 201, body: {} };
  send(response, status, body);
}

function misbehave(request: IncomingMessage, response: ServerResponse): boolean {
  switch (current.mode) {
    case 'ok':
      return false;
    case 'down':
      request.socket.destroy();
      return true;
    case 'slow':
      // Never answered, so that the reader times out.
      return true;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
      return true;
    case 'error':
      response.writeHead(500).end();
      return true;
  }
}

function publish(response: ServerResponse, locale: string, headline: string) {
  const stories = sample(locale, 'news');
  const newest = stories.at(-1);
  send(response, 200, stories.with(-1, { ...newest, title: headline } as (typeof stories)[number]));
}

host.interfere = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const locale = searchParams.get('locale');
  if (pathname === '/control') void control(request, response);
  else if (misbehave(request, response)) return true;
  else if (pathname === '/api/shop/purchase/') void takeOrder(request, response, locale);
  else if (pathname === '/api/news/' && current.headline) publish(response, locale ?? 'ro', current.headline);
  else return false;
  return true;
};

void host.start(Number(process.argv[2]));
