import type { Words } from '@/lib/i18n/words';

/** What the listening room says in the browser, from the `listening` messages. */
export const roomKeys = [
  ...(['play', 'pause', 'loading', 'failed', 'retry', 'position', 'bar', 'tempo', 'tempoValue'] as const),
  ...([
    'playing',
    'paused',
    'countIn',
    'give',
    'giving',
    'loop',
    'from',
    'to',
    'looping',
    'loopOff',
  ] as const),
  ...(['voices', 'voice', 'solo', 'mute', 'volume', 'volumeValue', 'score'] as const),
] as const;
export type RoomWords = Words<(typeof roomKeys)[number]>;
