import { clientAddress } from '@/lib/server/client-address';
import { createCounter } from '@/lib/server/counter';
import { env } from '@/lib/server/env';

/** Searches a minute: more than anybody types, and of everybody together what the server does beside its pages. */
const perClient = 60;
const ofAll = 1_200;

const windowMs = 60_000;

const newCounters = () => ({
  client: createCounter({ name: 'search', points: perClient, windowMs }),
  all: createCounter({ name: 'searches', points: ofAll, windowMs }),
});
const scope = globalThis as typeof globalThis & { __searches?: ReturnType<typeof newCounters> };

/** Counts a search. Undefined when it is allowed, else seconds to wait. A client that is not known has no limit of its own. */
export function holdSearch(headers: Headers): number | undefined {
  // The framework may bundle this module several times.
  const counters = (scope.__searches ??= newCounters());
  const client = clientAddress(headers, env().trustProxy);
  const own = client === undefined ? undefined : counters.client(client);
  return own ?? counters.all('everybody');
}
