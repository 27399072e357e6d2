import { env } from './env';
import { log } from './log';
import { startDelivery } from '@/lib/orders/server/delivery';
import { checkEnvironment } from './check';

/** Startup checks before the first visitor. If one fails, the process exits with a one-line message. */
export async function prepareServer() {
  try {
    checkEnvironment();
    await startDelivery();
    log.info({ content: env().apiUrl === undefined ? 'embedded' : 'http' }, 'ready to serve');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
