/*
 * What scripts/start.mjs needs of lib/server, in one import, so that it is one instance of each module. The framework
 * bundles the same files once more. Nothing here may import lib/server/log.ts: pino breaks when it is loaded twice.
 */
export { checkEnvironment } from './check';
export { env } from './env';
export { createSiteServer } from './site-server';
export { stopper } from './stop';
