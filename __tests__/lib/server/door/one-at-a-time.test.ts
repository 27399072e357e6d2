/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { oneAtATime } from '@/lib/server/door/one-at-a-time';
import { listen, speak } from '../../../support/http';

let server: Server;
afterEach(() => server.closeAllConnections());
afterEach(() => server.close());

const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);

it('requests sent all at once are begun one after the other, and all answered', async () => {
  let open = 0;
  let most = 0;
  server = createServer(
    oneAtATime((_, response) => {
      most = Math.max(most, ++open);
      response.once('close', () => (open -= 1));
      setTimeout(() => response.end('answered'), 5);
    }),
  );
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const heard = await speak(await listen(server), requests(19) + last);
  expect(heard.match(/answered/g)).toHaveLength(20);
  expect(most).toBe(1);
});

it('requests of a client that has gone are never begun', async () => {
  let begun = 0;
  server = createServer(oneAtATime(() => void (begun += 1)));
  const port = await listen(server);
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requests(50)));
    setTimeout(() => socket.destroy(), 100);
    socket.on('close', () => setTimeout(resolve, 100));
  });
  expect(begun).toBe(1);
});
