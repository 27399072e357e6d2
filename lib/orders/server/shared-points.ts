import { createHash } from 'node:crypto';
import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import { instant } from '../journal/order-journal';
import type { OrderJournal } from '../journal/order-journal';
import type { Window } from '@/lib/server/counter';
import type { SharePoint } from './limits';

const forgetEveryMs = 60_000;
let forgottenAt = 0;

/** The journal is no place for visitors' addresses, even for a minute. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

async function forgetOld(journal: OrderJournal, now: number) {
  if (now - forgottenAt < forgetEveryMs) return;
  forgottenAt = now;
  await journal.forgetPoints(instant(now));
}

async function sharedWindow(
  journal: OrderJournal,
  key: string,
  now: number,
  windowMs: number,
): Promise<Window> {
  await forgetOld(journal, now);
  const { used, endsAt } = await journal.usePoint(digest(key), instant(now), instant(now + windowMs));
  return { used, endsAt: Date.parse(endsAt) };
}

/** Points that the instances on one PostgreSQL share. Without it, or while it is away, each counts for itself. */
export const sharePoint: SharePoint = async (key, now, windowMs) => {
  try {
    const journal = await orderJournal();
    return journal.kind === 'postgres' ? await sharedWindow(journal, key, now, windowMs) : undefined;
  } catch (error) {
    log.error({ code: errorCode(error) }, 'limits could not be shared through the journal');
    return undefined;
  }
};
