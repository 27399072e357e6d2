import { contentRoom } from '@/lib/content';
import { journalState } from '@/lib/orders/journal';

/** `freshness`: when each list was last confirmed by the API host (ISO 8601); empty with the embedded content. */
export async function readiness() {
  const { source, copies } = contentRoom();
  const journal = await journalState();
  const confirmed = Object.entries(copies.confirmed());
  const freshness = Object.fromEntries(confirmed.map(([list, time]) => [list, new Date(time).toISOString()]));
  return { ready: journal.ok, content: { source: source.kind, freshness }, journal };
}
