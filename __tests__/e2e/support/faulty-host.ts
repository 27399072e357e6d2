import type { ServerResponse } from 'node:http';
import { ApiHost } from '@/scripts/sample-api/api-host';

export const troubles = ['down', 'hangs', 'slow', 'drips'] as const;
export type Trouble = (typeof troubles)[number];

/** One byte a second, until somebody has enough of it. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write('['), 1_000);
  response.on('close', () => clearInterval(timer));
}

/** An API host that can be in trouble, and counts its connections. */
export async function faultyHost() {
  const host = new ApiHost();
  const open = new Set<unknown>();
  let trouble: Trouble | undefined;
  let most = 0;

  host.interfere = (request, response) => {
    if (!open.has(request.socket)) request.socket.once('close', () => open.delete(request.socket));
    open.add(request.socket);
    most = Math.max(most, open.size);
    if (trouble === 'down') request.socket.destroy();
    else if (trouble === 'slow') setTimeout(() => response.writeHead(200).end('[]'), 30_000).unref();
    else if (trouble === 'drips') drip(response);
    else return trouble !== undefined;
    return true;
  };

  await host.start();
  return {
    url: host.url,
    requests: host.requests,
    stop: () => host.stop(),
    /** The most connections there were at once. */
    most: () => most,
    /** Behaves so from now on; healthy without a word. */
    be: (next?: Trouble) => (trouble = next),
  };
}
