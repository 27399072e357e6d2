import { accessSync, constants, mkdirSync } from 'node:fs';
import { env } from './env';

/**
 * Checks, before building or serving, that the environment is valid and the data folder writable. Throws an Error
 * whose one-line message names the problem.
 */
export function checkEnvironment(): void {
  const { dataDir } = env();
  try {
    // It will hold names and telephone numbers.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`Environment: DATA_DIR ${dataDir} cannot be written to`);
  }
}
