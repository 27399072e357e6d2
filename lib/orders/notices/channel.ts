import type { DeskEvent } from '../journal/desk-journal';

/** A way to tell the desk. `tell` rejects when nobody has taken the message. */
export type Channel = { name: string; tell: (events: readonly DeskEvent[]) => Promise<void> };

/** For everything, in milliseconds. */
export const channelTimeoutMs = 15_000;
