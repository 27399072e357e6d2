import { createServer } from 'node:http';
import path from 'node:path';
import nextEnvironment from '@next/env';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { buildWhenNeeded } from './build-when-needed.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** @param {unknown} error */
function refuse(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

Object.assign(process.env, { NODE_ENV: 'production' });
// Before anything looks at the environment: .env may name the port and the address of the site.
nextEnvironment.loadEnvConfig(root);

/** @type {typeof import('../lib/server/launch')} */
const { checkEnvironment, createSiteServer, env, stopper } = await tsImport('../lib/server/launch.ts', {
  parentURL: import.meta.url,
  tsconfig: path.join(root, 'tsconfig.json'),
});
try {
  checkEnvironment();
} catch (error) {
  refuse(error);
}
buildWhenNeeded(root);

const { port, siteUrl, isPublic } = env();
if (!isPublic)
  console.warn(`SITE_URL is not set: pages name ${siteUrl} as theirs and stay out of search engines`);
// The framework would answer WebSocket handshakes of the server it is given, past the door: this one never listens.
const app = next({ dev: false, dir: root, port, httpServer: createServer() });
await app.prepare();

const server = createSiteServer({ handle: app.getRequestHandler(), report: console.error });
const stop = stopper({ server, exit: process.exit });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
server.on('error', refuse);
server.listen(port, () => console.log(`http://localhost:${port}`));
