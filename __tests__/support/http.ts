import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Heard<Body = string> = { status: number; headers: IncomingHttpHeaders; body: Body };

type Ask = { method?: string; headers?: OutgoingHttpHeaders };

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Asks with exactly this request target (fetch would tidy it), and takes the body as it comes. */
export function askRaw(port: number, path: string, options: Ask = {}): Promise<Heard<Buffer>> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** As above, with the body as text. */
export async function ask(port: number, path: string, options: Ask = {}): Promise<Heard> {
  const { body, ...answer } = await askRaw(port, path, options);
  return { ...answer, body: body.toString() };
}

/** Opens a connection, writes, and gives all that comes until the other side closes it. */
export function speak(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => (heard += String(chunk)));
    socket.on('error', () => resolve(heard)).on('close', () => resolve(heard));
  });
}
