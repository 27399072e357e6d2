import { answer } from '@/lib/server/answer';
import { isStaff } from '@/lib/server/bearer';
import { readiness, readinessInDetail } from '@/app/api/health/ready/readiness';

export const dynamic = 'force-dynamic';

/** Whether this process can serve, for everybody; with the secret also what its answers rest on. */
export async function GET(request: Request) {
  const state = isStaff(request) ? await readinessInDetail() : await readiness();
  return answer(state.ready ? 200 : 503, state);
}
