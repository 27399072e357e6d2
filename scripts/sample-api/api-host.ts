import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withOwnPaths } from '@/content/site';
import { lists } from '@/lib/content/lists';

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A real HTTP host that serves the sample content as the API would, and that a test can make misbehave. */
export class ApiHost {
  readonly requests: { method: string; path: string; locale: string | null }[] = [];
  /** Answers instead of the host when it returns true. */
  interfere: Handler = () => false;
  private server: Server | undefined;

  async start(port = 0) {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get url() {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}/api`;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const locale = searchParams.get('locale');
    this.requests.push({ method: request.method ?? '', path: pathname, locale });
    if (this.interfere(request, response)) return;
    const found = this.find(pathname.replace(/^\/api\/|\/$/g, ''), locale ?? 'ro');
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { detail: 'Not found.' }));
  }

  private find(list: string, locale: string): unknown {
    const [parent, slug] = list.split('/');
    const definition = Object.values(lists).find((each) => each.path === list);
    if (definition) return sample(locale, definition.file);
    if (parent !== 'news') return undefined;
    return sample(locale, 'news').find((item) => item.slug === slug);
  }
}

export function sample(locale: string, file: string): { slug?: string }[] {
  const text = readFileSync(path.join(process.cwd(), 'content', locale, `${file}.json`), 'utf8');
  return JSON.parse(withOwnPaths(text));
}
