import type { Locale } from '@/lib/i18n/locales';
import type { Words } from '@/lib/i18n/words';

/** What the player of the home page says, from the `player` messages. */
export const playerKeys = [
  ...(['play', 'pause', 'previous', 'next', 'seek', 'seekValue', 'volume', 'volumeValue'] as const),
  ...(['playlist', 'track', 'trackError', 'listError', 'listLoading', 'retry', 'text'] as const),
  ...(['moment', 'copied', 'byHand'] as const),
] as const;
export type PlayerWords = Words<(typeof playerKeys)[number]>;

/** What the docked player says, on every page. */
export const dockKeys = [
  ...(['play', 'pause', 'next', 'track', 'trackError', 'retry'] as const),
  ...(['listError', 'listLoading', 'dock', 'open', 'close'] as const),
] as const;

/** What the player on every page is given. */
export type PlayerHostProps = { locale: Locale; words: Words<(typeof dockKeys)[number]>; playerHref: string };
