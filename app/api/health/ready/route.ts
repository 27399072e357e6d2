import { readiness } from '@/lib/server/readiness';
import { answer } from '@/lib/server/answer';

export const dynamic = 'force-dynamic';

/** Whether this process can serve: content source, freshness of its lists, state of the order journal. */
export async function GET() {
  const state = await readiness();
  return answer(state.ready ? 200 : 503, state);
}
