import { parseArgs } from 'node:util';
import { parseEnvironment } from '@/lib/server/env';
import { checkApi, exitCodeOf } from './api-check/check';
import { checkText } from './api-check/print';
import { loadEnvironment } from './load-environment';

const help = `Reads every list of an API in both languages as the site would, and says what visitors would miss.

  npm run api:check -- [https://host/api] [--json]

The address is what API_URL would be, and is that when it is left out. MEDIA_HOSTS and API_TIMEOUT_MS count as they
do for the site. Exit codes: 0 nothing is missed, 1 something is, 2 nothing could be checked.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  loadEnvironment();
  const API_URL = positionals[0] ?? process.env['API_URL'];
  const { apiUrl, mediaHosts, apiTimeoutMs: timeoutMs } = parseEnvironment({ ...process.env, API_URL });
  if (values.help || apiUrl === undefined || positionals.length > 1) {
    console.error(help);
    return values.help ? 0 : 2;
  }
  const check = await checkApi({ apiUrl, mediaHosts, timeoutMs });
  console.log(values.json ? JSON.stringify(check, null, 2) : checkText(check));
  return exitCodeOf(check);
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
