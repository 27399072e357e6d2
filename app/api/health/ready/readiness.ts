import { contentService } from '@/lib/content';
import { contentReport } from '@/lib/content/report';
import { journalAnswers, journalState } from '@/lib/orders/journal';

/** What everybody may know: whether orders can be taken, and which source the content comes from. */
export async function readiness() {
  return { ready: await journalAnswers(), content: { source: contentService().source.kind } };
}

/**
 * What staff may know besides. `freshness`: when each list was last confirmed by the API host (ISO 8601); empty with
 * the embedded content. `lists`: how many items of each list came and are shown, and what was wrong with the others.
 * `journal`: its kind, and how many orders stand in each state.
 */
export async function readinessInDetail() {
  const { source, copies } = contentService();
  const journal = await journalState();
  const confirmed = Object.entries(copies.confirmed());
  const freshness = Object.fromEntries(confirmed.map(([list, time]) => [list, new Date(time).toISOString()]));
  const lists = contentReport().map((report) => ({ ...report, time: new Date(report.time).toISOString() }));
  return { ready: journal.ok, content: { source: source.kind, freshness, lists }, journal };
}
