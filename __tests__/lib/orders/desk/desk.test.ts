/** @jest-environment node */
import fc from 'fast-check';
import { planChange } from '@/lib/orders/desk/change';
import { deadlineOf } from '@/lib/orders/desk/deadline';
import { hourOfDay } from '@/lib/orders/desk/local-day';
import { matcher } from '@/lib/orders/desk/search';
import { isPassphrase, newSession, readSession, writeSession } from '@/lib/orders/desk/session';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { isDeskPath } from '@/lib/routing/desk';
import { newOrder } from '../support/orders';

const secret = 'parola biroului de probă';
const now = Date.UTC(2026, 10, 21, 12);

const current = (changes: Partial<DeskOrder> = {}): DeskOrder => ({
  order: {
    ...newOrder({ reference: 'AR-7K3M-2QXD' }),
    ...{ state: 'accepted', attempts: 0, changedAt: '', remoteStatus: undefined },
    ...{ remoteAnswer: undefined, erasedAt: undefined },
  },
  ...{ deskState: 'to_call', version: 0, callAfter: undefined, trackingNumber: undefined, paidAt: undefined },
  ...changes,
});

describe('a session', () => {
  it('is believed only as it was written, by who knows the secret, until its time is over', () => {
    const session = newSession(now);
    const written = writeSession(secret, session);
    expect(readSession(secret, written, now)).toEqual(session);
    expect(readSession('another passphrase', written, now)).toBeUndefined();
    expect(readSession(secret, written, session.endsAt)).toBeUndefined();
  });

  it('is never made up', () => {
    const written = writeSession(secret, newSession(now));
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.string({ maxLength: 3 }), (at, put) => {
        const other = written.slice(0, at) + put + written.slice(at + 1);
        expect(other === written || readSession(secret, other, now) === undefined).toBe(true);
      }),
    );
  });

  it('begins with the passphrase, whichever way its letters are composed', () => {
    expect(isPassphrase(` ${secret.normalize('NFD')}`, secret)).toBe(true);
    expect(isPassphrase(secret.slice(1), secret)).toBe(false);
    expect(isPassphrase('', secret)).toBe(false);
  });
});

describe('what can be done with an order', () => {
  it.each([
    ['posted', current(), 'not_now'],
    ['confirmed', current({ deskState: 'posted' }), 'not_now'],
    ['paid', current({ deskState: 'cancelled' }), 'not_now'],
    ['found', current(), 'not_now'],
    ['posted', current({ deskState: 'confirmed' }), 'tracking'],
    ['no_answer', current(), 'again'],
    ['withdrawal_handled', current(), 'unknown'],
    ['toString', current(), 'unknown'],
  ])('%s: refused where it makes no sense', (action, order, reason) => {
    expect(planChange(order, { action }, now)).toEqual({ ok: false, reason });
  });

  it('calls again at ten in the morning in Bucharest, also when the clocks change', () => {
    const planned = planChange(current(), { action: 'no_answer', again: 'tomorrow' }, now);
    expect(planned).toMatchObject({ change: { columns: { callAfter: '2026-11-22T08:00:00.000Z' } } });
    const beforeSpring = Date.UTC(2026, 2, 28, 22, 30);
    expect(new Date(hourOfDay(beforeSpring, 1, 10)).toISOString()).toBe('2026-03-30T07:00:00.000Z');
  });

  it('needs no parcel for who collects the order', () => {
    const order = current({ deskState: 'confirmed' });
    order.order.visitor.delivery = 3;
    expect(planChange(order, { action: 'posted' }, now)).toMatchObject({ ok: true });
  });

  it('ends a withdrawal fourteen days after the day on which it came', () => {
    expect(deadlineOf('2026-11-21T23:30:00.000Z')).toBe('2026-12-06');
    expect(deadlineOf('2026-11-21T10:00:00.000Z')).toBe('2026-12-05');
  });
});

describe('the search', () => {
  it.each([
    'ștefania',
    'STEFANIA',
    'indrei turcanu',
    '0700 000 010',
    '+40 700 000 010',
    '000010',
    'ar7k3m',
    '2QXD',
  ])('finds the order by "%s"', (query) => expect(matcher(query)(current().order)).toBe(true));

  it.each(['', '  ', 'ana', '07', '0799999999', 'AR-9999'])('does not by "%s"', (query) =>
    expect(matcher(query)(current().order)).toBe(false),
  );

  it('takes whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (query) => typeof matcher(query)(current().order) === 'boolean'));
  });
});

it.each([
  '//evil.example',
  '/desk/../ro',
  '/desk?x',
  '/ro',
  'https://evil.example/desk',
  '/desk//evil',
  '/desktop',
])('does not lead to "%s" after logging in', (path) => expect(isDeskPath(path)).toBe(false));
