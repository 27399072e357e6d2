import 'server-only';
import path from 'node:path';
import { cache } from 'react';
import { isPostgres } from '@/lib/server/database';
import { env } from '@/lib/server/env';
import { embeddedSource } from './embedded';
import { httpSource } from './http';
import { lastGoodCopies, problemOf } from './last-good';
import { createLedger } from './ledger';
import { fileLedger } from './ledger-files';
import { postgresLedger } from './ledger-postgres';
import { log } from '@/lib/server/log';
import { createContentPort } from './port';
import type { ContentPort } from './port';

const scope = globalThis as typeof globalThis & { __content?: ReturnType<typeof choose> };

function choose() {
  const { apiUrl, apiTimeoutMs, dataDir, databaseUrl } = env();
  const copies = lastGoodCopies(path.join(dataDir, 'last-good'));
  const source = apiUrl === undefined ? embeddedSource() : httpSource({ apiUrl, timeoutMs: apiTimeoutMs, copies });
  const store = databaseUrl !== undefined && isPostgres(databaseUrl)
    ? postgresLedger(databaseUrl)
    : fileLedger(path.join(dataDir, 'ledger'));
  const ledger = createLedger(store, (list, error) =>
    log.error({ list, problem: problemOf(error) }, 'ledger of changes not kept'),
  );
  return { source, copies, ledger };
}

/** The process's one content source: the framework bundles this module several times. */
export function contentService() {
  return (scope.__content ??= choose());
}

/** A page has one time limit for all it reads, from its first read on: React gives every render a place of its own. */
const pageDeadline = cache(() => Date.now() + env().apiTimeoutMs);

// Not of the process: the framework's pages and its endpoints each have a React of their own.
let port: ContentPort | undefined;

/** The content port: the API host when API_URL is set, else the sample content. */
export function content(): ContentPort {
  const { source, ledger: changes } = contentService();
  return (port ??= createContentPort(source, { deadline: pageDeadline, ledger: changes, once: cache }));
}

/** What has been seen of the changes of each record (lib/content/ledger.ts). */
export function ledger() {
  return contentService().ledger;
}
