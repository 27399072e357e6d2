import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { url: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP host in place of the shop's API, which answers as a test tells it. */
export class ShopApi {
  readonly received: Received[] = [];
  respond: (response: ServerResponse, request: IncomingMessage) => void = (response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"reference":"S-1"}');
  };
  private server: Server | undefined;

  async start(port = 0) {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.received.push({ url: request.url ?? '', headers: request.headers, body });
        this.respond(response, request);
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get port() {
    return (this.server?.address() as AddressInfo).port;
  }

  get url() {
    return `http://127.0.0.1:${this.port}/api`;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
