import { parseItems } from '@/lib/shop/cart/cart';
import type { CartItem } from '@/lib/shop/cart/cart';
import { attemptStorageKey } from './attempt-key';

/**
 * An order that has not had a definite answer. While it is in flight, `items` is what was taken out of the cart; once
 * they are back in the cart, `items` is empty and only the key still matters.
 */
export type Attempt = { readonly key: string; readonly items: readonly CartItem[]; readonly at: number };

export type AttemptStore = {
  read(): Attempt | undefined;
  write(attempt: Attempt): void;
  clear(): void;
};

/** After this long (milliseconds) a repetition is a new order, not the old one sent again. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** A fresh Idempotency-Key, a random UUID. `crypto.randomUUID` is missing where the site is served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Parses a stored attempt; undefined when there is none, or when it is damaged or expired. */
export function parseAttempt(stored: string | null, now: number): Attempt | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, items, at } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key) || typeof at !== 'number') return undefined;
  const attempt = { key, items: parseItems(items), at };
  const spent = now - at > keyLifetime || at > now + keyLifetime;
  return spent && attempt.items.length === 0 ? undefined : attempt;
}

/** The attempt in this browser's localStorage; in memory where the browser stores nothing. */
export function browserAttempts(): AttemptStore {
  let memory: Attempt | undefined;
  return {
    read() {
      if (memory) return memory;
      try {
        return parseAttempt(window.localStorage.getItem(attemptStorageKey), Date.now());
      } catch {
        return undefined;
      }
    },
    write(attempt) {
      try {
        window.localStorage.setItem(attemptStorageKey, JSON.stringify(attempt));
        memory = undefined;
      } catch {
        // Storage is full or blocked: the key still lasts as long as the page.
        memory = attempt;
      }
    },
    clear() {
      memory = undefined;
      try {
        window.localStorage.removeItem(attemptStorageKey);
      } catch {
        // As above.
      }
    },
  };
}
