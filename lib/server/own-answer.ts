import { env } from './env';

/** Milliseconds; a page that has to be made waits for its content. */
const patience = 10_000;

/** What this very process answers for a path of the site, as visitors get it; undefined when it does not. */
export async function ownAnswer(path: string): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    return await fetch(`http://localhost:${env().port}${path}`, {
      ...{ signal, redirect: 'manual', cache: 'no-store' },
    });
  } catch {
    return undefined;
  }
}
