import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { securityHeaders } from '../lib/page-cache/security-headers.mjs';
import { buildWhenNeeded } from './build-when-needed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
const stopWithinMs = 10_000;

/** @param {import('node:http').Server} server */
function stopGracefully(server) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(1), stopWithinMs).unref();
    });
  }
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

Object.assign(process.env, { NODE_ENV: 'production' });
/** @type {typeof import('../lib/server/check')} */
const { checkEnvironment } = await tsImport('../lib/server/check.ts', import.meta.url);
try {
  checkEnvironment();
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
buildWhenNeeded(root);

const app = next({ dev: false, dir: root, port });
const headers = Object.entries(securityHeaders(process.env.SITE_URL));
await app.prepare();
const handle = app.getRequestHandler();

/**
 * The framework adds a page's policy to the general one: only the last, the page's, is sent.
 * @param {import('node:http').ServerResponse} response
 */
function keepLastPolicy(response) {
  const { writeHead } = response;
  response.writeHead = (/** @type {any[]} */ ...head) => {
    const policy = response.getHeader('content-security-policy');
    if (Array.isArray(policy)) response.setHeader('Content-Security-Policy', policy.at(-1) ?? '');
    return writeHead.apply(response, /** @type {any} */ (head));
  };
}

const server = createServer((request, response) => {
  keepLastPolicy(response);
  // The address that order limits count, replacing whatever the client sent (lib/orders/server/client-address.ts).
  request.headers['x-socket-address'] = request.socket.remoteAddress ?? '';
  for (const [name, value] of headers) response.setHeader(name, value);
  handle(request, response);
});
stopGracefully(server);
server.on('error', (error) => refuse(error.message));
server.listen(port, () => console.log(`http://localhost:${port}`));
