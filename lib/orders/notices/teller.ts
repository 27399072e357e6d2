import { instant } from '../journal/order-journal';
import type { OrderJournal } from '../journal/order-journal';
import type { Channel } from './channel';

/** What happened longer ago than this is no news. */
const newsMs = 30 * 86_400_000;
const leaseMs = 60_000;
/** Told at a time; the rest with the next message. */
const eventsAtOnce = 100;
const firstPauseMs = 10_000;
const longestPauseMs = 15 * 60_000;

type Teller = {
  journal: () => Promise<OrderJournal>;
  channels: readonly Channel[];
  /** Tells this process from the others that use the journal. */
  holder: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  report: (channel: string, outcome: { told: number } | { error: unknown; againInMs: number }) => void;
};

/**
 * Tells the desk of what waits for it. There is no queue to fill: what a channel has not told is read from the journal,
 * also after a restart. The function it gives runs one round: each channel that is not resting after a failure tells
 * everything at once, in one process at a time. It rejects when the journal cannot be used.
 */
export function createTeller({ journal: open, channels, holder, now, report }: Teller): () => Promise<void> {
  const failures = new Map<string, { count: number; restUntil: number }>();

  async function tellVia({ name, tell }: Channel) {
    const { count, restUntil } = failures.get(name) ?? { count: 0, restUntil: 0 };
    if (now() < restUntil) return;
    const journal = await open();
    const since = instant(now() - newsMs);
    if ((await journal.untold(name, since, 1)).length === 0) return;
    if (!(await journal.lease(`tell ${name}`, holder, instant(now()), instant(now() + leaseMs)))) return;
    // Another process may have told some before the lease was ours.
    const events = await journal.untold(name, since, eventsAtOnce);
    if (events.length === 0) return;
    try {
      await tell(events);
    } catch (error) {
      const againInMs = Math.min(longestPauseMs, firstPauseMs * 2 ** count);
      failures.set(name, { count: count + 1, restUntil: now() + againInMs });
      return report(name, { error, againInMs });
    }
    failures.delete(name);
    await journal.markTold(name, events, instant(now()), since);
    report(name, { told: events.length });
  }

  return async () => {
    for (const channel of channels) await tellVia(channel);
  };
}
