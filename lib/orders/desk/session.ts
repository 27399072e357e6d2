import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A working day. */
const lastsMs = 12 * 3_600_000;

/** `endsAt` in milliseconds since the epoch. */
export type Session = { id: string; endsAt: number };

const digest = (text: string) => createHash('sha256').update(text).digest();

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`desk session ${text}`).digest('base64url');

/** Takes the same time for every wrong passphrase. */
export function isPassphrase(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given.normalize('NFC').trim()), digest(secret.normalize('NFC').trim()));
}

export function newSession(now: number): Session {
  return { id: randomBytes(16).toString('base64url'), endsAt: now + lastsMs };
}

/** A session as the browser keeps it: signed, so that the server need not. */
export function writeSession(secret: string, { id, endsAt }: Session): string {
  const text = `${id}.${endsAt}`;
  return `${text}.${signature(secret, text)}`;
}

/** Undefined when nobody who knows the secret wrote it, or when its time is over. */
export function readSession(secret: string, written: string, now: number): Session | undefined {
  const [, id, end, signed] = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(written) ?? [];
  if (id === undefined || end === undefined || signed === undefined) return undefined;
  if (!timingSafeEqual(digest(signed), digest(signature(secret, `${id}.${end}`)))) return undefined;
  const endsAt = Number(end);
  return endsAt > now ? { id, endsAt } : undefined;
}
