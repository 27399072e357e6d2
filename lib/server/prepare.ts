import { access, constants, mkdir } from 'node:fs/promises';
import { env } from '../env';
import { log } from '../log';
import { startDelivery } from '../orders/delivery';

async function checkDataDirectory(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`Environment: DATA_DIR ${folder} cannot be written to`);
  }
}

/** Everything that must hold before the first visitor. Ends the process with one clear line when it does not. */
export async function prepareServer() {
  try {
    const { apiUrl, dataDir } = env();
    await checkDataDirectory(dataDir);
    await startDelivery();
    log.info({ content: apiUrl === undefined ? 'embedded' : 'http' }, 'ready to serve');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
