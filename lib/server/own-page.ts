import { env } from './env';
import type { NoFile } from './shared-file';

/** Milliseconds; a page that has to be made waits for its content. */
const patience = 10_000;

/** What this very process answers for a path, as visitors get it: kept pages come from memory. Undefined without an answer. */
export async function ownAnswer(path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(patience);
  const address = `http://localhost:${env().port}${path}`;
  return fetch(address, { redirect: 'manual', cache: 'no-store', signal }).catch(() => undefined);
}

/** The HTML of a page as its readers get it. */
export async function ownPage(path: string): Promise<string | NoFile> {
  const response = await ownAnswer(path);
  if (response === undefined || response.status >= 500) return 'unavailable';
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? response.text().catch(() => 'unavailable') : 'not-found';
}
