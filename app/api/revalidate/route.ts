import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { answer } from '@/lib/server/answer';

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed(request: Request): boolean {
  const { revalidateSecret } = env();
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (revalidateSecret === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(revalidateSecret));
}

/** Makes every page render again at its next request, for staff who have just published something. */
export async function POST(request: Request) {
  if (!isAllowed(request)) return answer(401, { error: 'unauthorised' }, { 'WWW-Authenticate': 'Bearer' });
  revalidatePath('/', 'layout');
  log.info('pages purged');
  return answer(200, { revalidated: true });
}
