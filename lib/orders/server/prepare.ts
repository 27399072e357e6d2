import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { closeOrderJournal } from '../journal';
import { startTelling, stopTelling } from '../notices/telling';
import { startDelivery, stopDelivery } from './delivery';
import { startRetention, stopRetention } from './retention';
import { checkEnvironment } from '@/lib/server/check';
import { finishBeforeExit } from '@/lib/server/stop';
import { whenCalm } from '@/lib/server/when-calm';

let stopping = false;

async function startOrders() {
  await whenCalm();
  if (stopping) return;
  await startDelivery();
  startRetention();
  startTelling();
}

async function finishOrders() {
  stopping = true;
  stopRetention();
  await stopDelivery();
  await stopTelling();
  await closeOrderJournal();
}

/** Startup checks before the first visitor. If one fails, the process exits with a one-line message. */
export async function prepareServer() {
  try {
    checkEnvironment();
    void startOrders();
    finishBeforeExit(finishOrders);
    log.info({ content: env().apiUrl === undefined ? 'embedded' : 'http' }, 'ready to serve');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
