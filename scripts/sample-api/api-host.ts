import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { inDjangosManner, pageOf } from './django';
import { jsonAnswer, sendAs } from './faults';
import type { Answer, Mode } from './faults';
import { serveMedia } from './media';
import { listAt, sample } from './sample';
import type { SampleItem } from './sample';

/** How the host behaves; `POST /control` sets it. */
export type Behaviour = {
  mode: Mode;
  /** The mode is only for lists whose path begins so. */
  only?: string;
  /** In place of the title of the newest story. */
  headline?: string;
  /** Answer to an order. */
  purchase?: { status: number; body: unknown };
};

type Options = {
  /** `django`: blanks, naive times, numbers as texts, lists in pages, files on a second origin. */
  manner?: 'plain' | 'django';
  /** Changes a list before it is sent. */
  edit?: (items: SampleItem[], name: ListName, locale: string) => unknown;
};

const portOf = (server: Server | undefined) => (server?.address() as AddressInfo | null | undefined)?.port;

function open(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as unknown;
}

/** A real HTTP host that serves the sample content as the API would, takes orders, and misbehaves when told to. */
export class ApiHost {
  readonly requests: { method: string; path: string; search: string }[] = [];
  readonly orders: { locale: string | null; body: unknown }[] = [];
  behaviour: Behaviour = { mode: 'ok' };
  /** Answers instead of the host when it returns true. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  private server: Server | undefined;
  private media: Server | undefined;

  constructor(private readonly options: Options = {}) {}

  /** Port 0 is any that is free; the files of a Django host get the next one. */
  async start(port = 0) {
    this.server = await open((request, response) => void this.answer(request, response), port);
    if (this.options.manner === 'django') this.media = await open(serveMedia, port === 0 ? 0 : port + 1);
    return this;
  }

  get url() {
    return `http://127.0.0.1:${portOf(this.server)}/api`;
  }

  /** Where its files are. */
  get mediaOrigin() {
    return `http://127.0.0.1:${portOf(this.media) ?? portOf(this.server)}`;
  }

  async stop() {
    for (const server of [this.server, this.media]) {
      server?.closeAllConnections();
      if (server) await new Promise((resolve) => server.close(resolve));
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url ?? '/', this.url);
    const { method = '' } = request;
    const { pathname } = address;
    const locale = address.searchParams.get('locale');
    if (pathname === '/control') return sendAs('ok', response, await this.control(request));
    this.requests.push({ method, path: pathname, search: address.search });
    if (this.interfere(request, response)) return;
    if (/^\/(art|audio|files)\//.test(pathname)) return serveMedia(request, response);
    const path = pathname.replace(/^\/api\/|\/$/g, '');
    const { mode, only = '' } = this.behaviour;
    const answer =
      path === 'shop/purchase'
        ? await this.takeOrder(request, locale)
        : this.find(path, locale ?? 'ro', address);
    sendAs(path.startsWith(only) ? mode : 'ok', response, answer);
  }

  private async control(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'POST') this.behaviour = (await readBody(request)) as Behaviour;
    return jsonAnswer(200, {
      behaviour: this.behaviour,
      orders: this.orders,
      requests: this.requests.length,
    });
  }

  private async takeOrder(request: IncomingMessage, locale: string | null): Promise<Answer> {
    const { status, body } = this.behaviour.purchase ?? { status: 201, body: {} };
    if (this.behaviour.mode === 'ok') this.orders.push({ locale, body: await readBody(request) });
    return jsonAnswer(status, body);
  }

  private find(path: string, locale: string, address: URL): Answer {
    const name = listAt(path);
    const [parent, slug] = path.split('/');
    if (name) {
      const items = this.list(name, locale);
      return jsonAnswer(200, this.media && Array.isArray(items) ? pageOf(items, address) : items);
    }
    const items = parent === 'news' ? this.list('news', locale) : [];
    const story = Array.isArray(items)
      ? (items as SampleItem[]).find((item) => item.slug === slug)
      : undefined;
    return story === undefined ? jsonAnswer(404, { detail: 'Not found.' }) : jsonAnswer(200, story);
  }

  private list(name: ListName, locale: string): unknown {
    const { headline } = this.behaviour;
    const given = sample(locale, lists[name].file);
    const newest = name === 'news' && headline !== undefined ? given.length - 1 : undefined;
    const titled = given.map((item, index) => (index === newest ? { ...item, title: headline } : item));
    const items = this.media
      ? titled.map((item) => inDjangosManner(item, lists[name].schema, this.mediaOrigin))
      : titled;
    return this.options.edit?.(items, name, locale) ?? items;
  }
}
