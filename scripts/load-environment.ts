import { existsSync } from 'node:fs';

const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Reads the files that the server reads too; the first one to set a variable wins. */
export function loadEnvironment(): void {
  for (const file of files) if (existsSync(file)) process.loadEnvFile(file);
}
