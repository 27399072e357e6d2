import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { embeddedSource } from './embedded';
import { httpSource } from './http';
import { lastGoodCopies } from './last-good';
import { createContentPort } from './port';

const scope = globalThis as typeof globalThis & { __content?: ReturnType<typeof choose> };

function choose() {
  const { apiUrl, apiTimeoutMs, dataDir } = env();
  const copies = lastGoodCopies(path.join(dataDir, 'last-good'));
  const source = apiUrl === undefined ? embeddedSource() : httpSource({ apiUrl, timeoutMs: apiTimeoutMs, copies });
  return { source, port: createContentPort(source), copies };
}

/** The process's one content source: the framework bundles this module several times. */
export function contentService() {
  return (scope.__content ??= choose());
}

/** The content port of this process: the API host when API_URL is set, else the sample content. */
export function content() {
  return contentService().port;
}
