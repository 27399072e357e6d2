import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { orderJournal } from '../journal';
import { instant } from '../journal/order-journal';
import { clientAddress } from '@/lib/server/client-address';
import { isOwnPage } from '../server/is-own-page';
import { createSharedCounter } from '../server/limits';
import { sharePoint } from '../server/shared-points';
import { isPassphrase, newSession, readSession, writeSession } from './session';
import type { Session } from './session';

const sessionCookie = 'desk';
const windowMs = 15 * 60_000;
/** Attempts to log in from one address, and from everywhere together: nobody guesses a passphrase with these. */
const attemptsPerClient = 10;
const attemptsOfAll = 100;
const wrongDelayMs = 600;

type Attempts = Record<'own' | 'all', (key: string) => Promise<number | undefined>>;

// Shared by Next's separate bundles of routes.
const attemptsKey = Symbol.for('desk.attempts');
const shared = globalThis as { [attemptsKey]?: Attempts };
const attempts = (): Attempts =>
  (shared[attemptsKey] ??= {
    own: createSharedCounter({ name: 'desk', points: attemptsPerClient, windowMs }, sharePoint),
    all: createSharedCounter({ name: 'desk of all', points: attemptsOfAll, windowMs }, sharePoint),
  });

function cookie(value: string, seconds: number): string {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookie}=${value}; Path=/desk; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** A cookie's value; undefined when the request has none of this name. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([each]) => each === name)?.[1];
}

/**
 * Whether a form comes from a page of the desk. Unlike an order, which programs may place, it must say so: every browser
 * does.
 */
export function isDeskForm(headers: Headers): boolean {
  const says = headers.get('sec-fetch-site') ?? headers.get('origin');
  return says !== null && says !== 'none' && isOwnPage(headers, env().siteUrl);
}

/** Who is logged in; undefined when nobody is, or there is no desk. Rejects when the journal cannot be read. */
export async function deskSession(headers: Headers): Promise<Session | undefined> {
  const { deskSecret } = env();
  const written = readCookie(headers, sessionCookie);
  if (deskSecret === undefined || written === undefined) return undefined;
  const session = readSession(deskSecret, written, Date.now());
  if (!session) return undefined;
  const journal = await orderJournal();
  return (await journal.sessionEnded(session.id)) ? undefined : session;
}

export type LogIn = { ok: true; cookie: string } | { ok: false; retryAfterSeconds?: number };

/** Compares the passphrase, in its own time; a wrong one waits. */
export async function logIn(headers: Headers, passphrase: string): Promise<LogIn> {
  const { deskSecret, trustProxy } = env();
  if (deskSecret === undefined) return { ok: false };
  const client = clientAddress(headers, trustProxy);
  const wait =
    (client === undefined ? undefined : await attempts().own(client)) ?? (await attempts().all('of all'));
  if (wait !== undefined) {
    log.warn({ retryAfterSeconds: wait }, 'too many attempts to log in at the desk');
    return { ok: false, retryAfterSeconds: wait };
  }
  if (!isPassphrase(passphrase, deskSecret)) {
    log.warn('wrong passphrase at the desk');
    await pause(wrongDelayMs);
    return { ok: false };
  }
  log.info('somebody logged in at the desk');
  const session = newSession(Date.now());
  const seconds = Math.floor((session.endsAt - Date.now()) / 1000);
  return { ok: true, cookie: cookie(writeSession(deskSecret, session), seconds) };
}

/** Ends a session for good, also for a copy of its cookie; gives the cookie that removes it. */
export async function logOut(session: Session): Promise<string> {
  const journal = await orderJournal();
  await journal.endSession(session.id, instant(session.endsAt), instant(Date.now()));
  return cookie('', 0);
}
