import 'server-only';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isShipped } from './shipped';

const known = new Map<string, FileFacts>();

/** `type`: the extension in capitals ("PDF"); `bytes` only for a file this site ships itself. */
export type FileFacts = { type: string; bytes?: number };

/** Type and size of a linked document, read from the file itself. */
export async function fileFacts(address: string): Promise<FileFacts> {
  const remembered = known.get(address);
  if (remembered) return remembered;
  const type = path
    .extname(address.split(/[?#]/)[0] ?? '')
    .slice(1)
    .toUpperCase();
  if (!isShipped(address)) return { type };
  const facts = { type, bytes: (await stat(path.join(process.cwd(), 'public', address))).size };
  known.set(address, facts);
  return facts;
}
