import 'server-only';
import path from 'node:path';
import { shareFlights } from '@/lib/content/share-flights';
import type { Locale } from '@/lib/i18n/locales';
import { isPrivatePath } from '@/lib/routing/private';
import { createCounter } from '@/lib/server/counter';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { ownPage } from '@/lib/server/own-page';
import type { NoFile } from '@/lib/server/shared-file';
import { atMost } from './at-most';
import { drawCard } from './draw-card';
import type { DrawnCard } from './draw-card';
import { cardHash, readFacts } from './facts';
import type { CardFacts } from './facts';
import { shippedPicture } from './ground';
import { keptCards } from './kept-cards';
import { factsIn } from './page-facts';

/** Cards drawn at a time, and new ones a minute: a page's card is asked for once by each network, not more. */
const drawnAtOnce = 2;
const newAMinute = 30;
/** About a thousand cards. */
const maxBytes = 64 * 1024 * 1024;

/**
 * A card, and how long it may be kept: `for-ever` under the address that its own hash makes, `shortly` under any other,
 * and the language's general card, which stands in while too many are new, `not`.
 */
export type CardAnswer = { bytes: Buffer; keep: 'for-ever' | 'shortly' | 'not' };

type Wanted = { page: string; locale: Locale; facts: CardFacts; hash: string };

/** A folder that cannot be read or written costs time, not the card. */
function unkept(error: unknown): undefined {
  log.warn({ error: error instanceof Error && 'code' in error ? error.code : 'unknown' }, 'cards: not kept');
  return undefined;
}

type Options = {
  /** The HTML of a page of this site, by its path. */
  readPage: (page: string) => Promise<string | NoFile>;
  folder: string;
  /** Cards drawn a minute. */
  limit?: number;
};

/** The share cards of the site, drawn when they are asked for and kept in a folder. */
export function shareCards({ readPage, folder, limit = newAMinute }: Options) {
  const kept = keptCards(folder, maxBytes);
  const inLine = atMost(drawnAtOnce);
  const hold = createCounter({ name: 'cards', points: limit, windowMs: 60_000 });

  /** The present card of a page; undefined when too many are new. */
  const present = shareFlights(
    async ({ page, locale, facts, hash }: Wanted): Promise<DrawnCard | undefined> => {
      const known = await kept.get(hash).catch(unkept);
      if (known) return known;
      if (hold('everybody') !== undefined) return undefined;
      const drawn = await inLine(() => drawCard(page, locale, facts));
      await kept.set(hash, drawn).catch(unkept);
      return drawn;
    },
    ({ hash }) => hash,
  );

  /** Of a page that is gone, or cannot be had: the card that was drawn for the hash before, if it is still kept. */
  async function last(hash: string, reason: NoFile): Promise<CardAnswer | NoFile> {
    const card = await kept.get(hash).catch(unkept);
    return card ? { bytes: card.bytes, keep: 'shortly' } : reason;
  }

  /** The card of a page (its path with the language, as links have it), whatever hash it was asked for with. */
  return async (locale: Locale, page: string, asked: string): Promise<CardAnswer | NoFile> => {
    if (isPrivatePath(page)) return 'not-found';
    const html = await readPage(page);
    if (html === 'not-found' || html === 'unavailable') return last(asked, html);
    const text = factsIn(html);
    const facts = text === undefined ? undefined : readFacts(text);
    if (text === undefined || !facts) return last(asked, 'not-found');
    const hash = cardHash(page, text);
    const card = await present.join({ page, locale, facts, hash });
    if (!card) return { bytes: await shippedPicture(`/art/social/${locale}.jpg`), keep: 'not' };
    return { bytes: card.bytes, keep: card.whole && hash === asked ? 'for-ever' : 'shortly' };
  };
}

let opened: ReturnType<typeof shareCards> | undefined;

/** The share cards of this process. */
export const cardOf = (): ReturnType<typeof shareCards> =>
  (opened ??= shareCards({ readPage: ownPage, folder: path.join(env().dataDir, 'cards') }));
