import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

/** Smallest first: what a visitor gets of those asked for alike. */
const preferred: Coding[] = ['br', 'gzip', 'identity'];
const remembered = 200;
const chosen = new Map<string, Coding>();

function choose(accepted: string): Coding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [first] = negotiator.encodings(preferred, { preferred });
  // Whoever refuses even a body as it is gets it all the same (RFC 9110 §12.5.3 permits it).
  return preferred.find((coding) => coding === first) ?? 'identity';
}

/** The content coding for an Accept-Encoding header. Visitors send a handful of them, so each is read once. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  if (chosen.size >= remembered) chosen.clear();
  const coding = choose(accepted);
  chosen.set(accepted, coding);
  return coding;
}
