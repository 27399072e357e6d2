import { accessSync, constants, mkdirSync } from 'node:fs';
import { env } from './env';

/**
 * What must hold before anything is built or answered: a readable environment and a data folder to write to.
 * Throws an Error of one line that names what is wrong.
 */
export function checkEnvironment(): void {
  const { dataDir } = env();
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`Environment: DATA_DIR ${dataDir} cannot be written to`);
  }
}
