import { revalidatePath } from 'next/cache';
import { contentService } from '@/lib/content';
import { answer } from '@/lib/server/answer';
import { isStaff } from '@/lib/server/bearer';
import { log } from '@/lib/server/log';

/** Makes every page render again at its next request, for staff who have just published something. */
export async function POST(request: Request) {
  if (!isStaff(request)) return answer(401, { error: 'unauthorised' }, { 'WWW-Authenticate': 'Bearer' });
  contentService().source.readAnew?.();
  revalidatePath('/', 'layout');
  log.info('pages purged');
  return answer(200, { revalidated: true });
}
