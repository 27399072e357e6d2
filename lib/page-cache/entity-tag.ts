import { createHash } from 'node:crypto';

/** What stands for some bytes in their entity tags. */
export const tagOf = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names this tag (RFC 9110 §13.1.2: compared weakly, whatever a cache made of it). */
export function isKnown(list: string | null | undefined, tag: string): boolean {
  if (list == null) return false;
  return list.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(tag));
}
