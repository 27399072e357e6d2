import { randomUUID } from 'node:crypto';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import { mail } from './mail';
import { createTeller } from './teller';
import { webhook } from './webhook';
import type { Channel } from './channel';

const roundEveryMs = 5_000;

type Telling = { timer?: NodeJS.Timeout | undefined; running: boolean; round?: Promise<void> | undefined };

// Shared by Next's separate bundles, as the journal is.
const tellingKey = Symbol.for('orders.telling');
const shared = globalThis as { [tellingKey]?: Telling };
const telling = (): Telling => (shared[tellingKey] ??= { running: false });

function channelsOf({ deskMail, deskWebhook, siteUrl }: ReturnType<typeof env>): Channel[] {
  return [
    ...(deskMail ? [mail({ ...deskMail, siteUrl })] : []),
    ...(deskWebhook ? [webhook({ ...deskWebhook, siteUrl })] : []),
  ];
}

/** Tells the desk of orders that wait, now and every few seconds, apart from whoever places them. Never rejects. */
export function startTelling(): void {
  const current = telling();
  const channels = channelsOf(env());
  if (current.running || channels.length === 0) return;
  current.running = true;
  const tell = createTeller({
    journal: orderJournal,
    channels,
    holder: randomUUID(),
    now: Date.now,
    report(channel, outcome) {
      if ('told' in outcome) log.info({ channel, events: outcome.told }, 'the desk was told');
      else
        log.warn(
          { channel, code: errorCode(outcome.error), againInMs: outcome.againInMs },
          'the desk could not be told',
        );
    },
  });
  const rounds = async () => {
    current.round = tell().catch((error: unknown) => {
      log.error({ code: errorCode(error) }, 'the journal could not say what to tell the desk');
    });
    await current.round;
    if (current.running) current.timer = setTimeout(() => void rounds(), roundEveryMs).unref();
  };
  void rounds();
}

/** Stops the rounds and waits for a message that is on its way. */
export async function stopTelling(): Promise<void> {
  const current = telling();
  current.running = false;
  clearTimeout(current.timer);
  await current.round;
}
