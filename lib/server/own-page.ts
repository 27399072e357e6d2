import { env } from './env';
import type { NoFile } from './shared-file';

/** Milliseconds; a page that has to be made waits for its content. */
const patience = 10_000;

/** The HTML of a page as its readers get it, from this very process: kept ones come from memory. */
export async function ownPage(path: string): Promise<string | NoFile> {
  try {
    const address = `http://localhost:${env().port}${path}`;
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { redirect: 'manual', cache: 'no-store', signal });
    if (response.status >= 500) return 'unavailable';
    const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
    return isPage ? await response.text() : 'not-found';
  } catch {
    return 'unavailable';
  }
}
