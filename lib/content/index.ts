import 'server-only';
import path from 'node:path';
import { cache } from 'react';
import { env } from '@/lib/server/env';
import { embeddedSource } from './embedded';
import { httpSource } from './http';
import { lastGoodCopies } from './last-good';
import { createContentPort } from './port';
import type { ContentPort } from './port';

const scope = globalThis as typeof globalThis & { __content?: ReturnType<typeof choose> };

function choose() {
  const { apiUrl, apiTimeoutMs, dataDir } = env();
  const copies = lastGoodCopies(path.join(dataDir, 'last-good'));
  const source = apiUrl === undefined ? embeddedSource() : httpSource({ apiUrl, timeoutMs: apiTimeoutMs, copies });
  return { source, copies };
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
  return (port ??= createContentPort(contentService().source, pageDeadline));
}
