import { mediaOrigins } from '@/lib/page-cache/media-origins.mjs';
import type { Hosts, NamedFile } from './files';

const atATime = 6;
/** As next.config.mjs has it. */
const largestPicture = 20 * 1024 * 1024;

/** Types that a use admits; a document may be anything. */
const types = { picture: /^image\//, recording: /^(audio|video)\/|^application\/ogg/, document: /^/ };

/** Whether a browser can load a file: undefined, or a word for what is in the way. */
async function problemOf({ address, use }: NamedFile, timeoutMs: number): Promise<string | undefined> {
  const ask = (method: string, headers = {}) =>
    fetch(address, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  try {
    let response = await ask('HEAD');
    // Not every storage knows HEAD, or signs it.
    if ([403, 405, 501].includes(response.status)) response = await ask('GET', { range: 'bytes=0-0' });
    await response.body?.cancel();
    const { status } = response;
    if (status >= 300 && status < 400) return use === 'document' ? undefined : 'redirect';
    if (!response.ok) return `status-${status}`;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (type === 'image/svg+xml' && use === 'picture') return 'svg';
    if (!types[use].test(type)) return `type-${type || 'none'}`;
    const isTooLarge = use === 'picture' && Number(response.headers.get('content-length')) > largestPicture;
    return isTooLarge ? 'too-large' : undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}

/**
 * Asks for files as a browser on the site would, each address once and a few at a time. What the site ships itself is
 * not asked for, nor are documents of other hosts, which are only linked to.
 */
export function fileChecker({ apiUrl, mediaHosts }: Hosts, timeoutMs: number) {
  const origins = mediaOrigins({ API_URL: apiUrl, MEDIA_HOSTS: mediaHosts.join(',') });
  const known = new Map<string, Promise<string | undefined>>();
  const waiting: (() => void)[] = [];
  let free = atATime;

  async function inTurn(file: NamedFile) {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await problemOf(file, timeoutMs);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return async (file: NamedFile): Promise<string | undefined> => {
    if (file.address.startsWith('/')) return undefined;
    if (!origins.includes(new URL(file.address).origin))
      return file.use === 'document' ? undefined : 'host-not-named';
    const key = `${file.use} ${file.address}`;
    const answer = known.get(key) ?? inTurn(file);
    known.set(key, answer);
    return answer;
  };
}
