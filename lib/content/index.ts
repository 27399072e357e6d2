import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { embeddedSource } from './embedded';
import { httpSource } from './http';
import { lastGoodCopies, problemOf } from './last-good';
import { createLedger } from './ledger';
import { fileLedger } from './ledger-files';
import { postgresLedger } from './ledger-postgres';
import { log } from '@/lib/server/log';
import { createContentPort } from './port';

const scope = globalThis as typeof globalThis & { __content?: ReturnType<typeof choose> };

function choose() {
  const { apiUrl, apiTimeoutMs, dataDir, databaseUrl } = env();
  const copies = lastGoodCopies(path.join(dataDir, 'last-good'));
  const source = apiUrl === undefined ? embeddedSource() : httpSource({ apiUrl, timeoutMs: apiTimeoutMs, copies });
  const store = databaseUrl?.startsWith('postgres')
    ? postgresLedger(databaseUrl)
    : fileLedger(path.join(dataDir, 'ledger'));
  const ledger = createLedger(store, (list, error) =>
    log.error({ list, problem: problemOf(error) }, 'ledger of changes not kept'),
  );
  return { source, port: createContentPort(source, ledger), copies, ledger };
}

/** The process's one content source: the framework bundles this module several times. */
export function contentService() {
  return (scope.__content ??= choose());
}

/** The content port of this process: the API host when API_URL is set, else the sample content. */
export function content() {
  return contentService().port;
}

/** What has been seen of the changes of each record (lib/content/ledger.ts). */
export function ledger() {
  return contentService().ledger;
}
