import { env } from './env';
import { log } from './log';
import { closeOrderJournal } from '@/lib/orders/journal';
import { startDelivery, stopDelivery } from '@/lib/orders/server/delivery';
import { checkEnvironment } from './check';
import { finishBeforeExit } from './stop';

async function finishOrders() {
  await stopDelivery();
  await closeOrderJournal();
}

/** Startup checks before the first visitor. If one fails, the process exits with a one-line message. */
export async function prepareServer() {
  try {
    checkEnvironment();
    await startDelivery();
    finishBeforeExit(finishOrders);
    log.info({ content: env().apiUrl === undefined ? 'embedded' : 'http' }, 'ready to serve');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
