import 'server-only';
import { mediaOrigins } from '@/lib/page-cache/media-origins.mjs';

/** Milliseconds until the whole picture is here; bytes. */
const patience = 2_000;
const maxBytes = 5 * 1024 * 1024;

async function readCapped(body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The bytes of a picture of the API's host, or of one of MEDIA_HOSTS; undefined when it is elsewhere, larger than 5 MiB,
 * not here after two seconds, or not to be had.
 */
export async function hostPicture(address: string): Promise<Buffer | undefined> {
  if (!URL.canParse(address) || !mediaOrigins(process.env).includes(new URL(address).origin))
    return undefined;
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, { redirect: 'error', cache: 'no-store', signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return undefined;
    }
    return await readCapped(response.body);
  } catch {
    return undefined;
  }
}
