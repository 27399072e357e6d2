import { existsSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, boolean>();
const maxKnown = 2_000;

/** Whether a site path (`/art/…`, `/audio/…`, `/files/…`) is a file this site ships under public/. */
export function isShipped(address: string): boolean {
  if (!/^\/(art|audio|files)\/[\w./-]+$/.test(address) || address.includes('..')) return false;
  const answer = known.get(address) ?? existsSync(path.join(process.cwd(), 'public', address));
  if (known.size < maxKnown) known.set(address, answer);
  return answer;
}
