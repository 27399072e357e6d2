import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from './env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries `Authorization: Bearer` with REVALIDATE_SECRET; never, when there is no secret. */
export function isStaff(request: Request): boolean {
  const { revalidateSecret } = env();
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (revalidateSecret === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(revalidateSecret));
}
