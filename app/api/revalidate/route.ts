import { listPaths, listsOfPaths, publish } from '@/lib/content/publish';
import { readJson } from '@/lib/orders/server/read-request';
import { answer } from '@/lib/server/answer';
import { isStaff } from '@/lib/server/bearer';

/** The paths in `{ "lists": ["news", …] }`, all of them without a body; undefined when it is something else. */
async function askedLists(request: Request) {
  const { headers } = request;
  if (headers.get('content-length') === '0' || !headers.has('content-type')) return listsOfPaths(listPaths());
  const body = await readJson(request);
  if (!body.ok || typeof body.value !== 'object' || body.value === null) return undefined;
  const { lists = listPaths() } = body.value as { lists?: unknown };
  const isPaths = Array.isArray(lists) && lists.every((each) => typeof each === 'string');
  return isPaths ? listsOfPaths(lists) : undefined;
}

/**
 * For staff who have just published something: lists are read anew and every page is made anew at its next request.
 * 200 when all was read, 502 when pages show something older of at least one list.
 */
export async function POST(request: Request) {
  if (!isStaff(request)) return answer(401, { error: 'unauthorised' }, { 'WWW-Authenticate': 'Bearer' });
  const names = await askedLists(request);
  if (names === undefined) return answer(400, { error: 'unknown_lists', lists: listPaths() });
  const { lists, told } = await publish(names);
  const revalidated = lists.every(({ problem }) => problem === undefined);
  return answer(revalidated ? 200 : 502, { revalidated, lists, ...(told !== undefined && { told }) });
}
