import { env } from './env';
import { log } from './log';
import { startDelivery } from '@/lib/orders/server/delivery';
import { checkEnvironment } from './check';

/** Everything that must hold before the first visitor. Ends the process with one clear line when it does not. */
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
