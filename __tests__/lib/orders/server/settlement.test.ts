/** @jest-environment node */
import { looksMisconfigured, refusalOf, retryAt, settlementOf } from '@/lib/orders/server/settlement';
import { instant } from '@/lib/orders/journal/order-journal';

const now = Date.UTC(2026, 10, 21);
const answered = (status: number, body = '', json = true) =>
  ({ result: 'answered', status, body, json }) as const;
const settle = (delivered: Parameters<typeof settlementOf>[0], idempotent = false) =>
  settlementOf(delivered, { attempts: 1, now, idempotent });

describe('what an attempt to deliver means', () => {
  it.each([
    [200, 'sent', 'sent'],
    [201, 'sent', 'sent'],
    [204, 'sent', 'sent'],
    [302, 'uncertain', 'accepted'],
    [400, 'uncertain', 'accepted'],
    [401, 'accepted', 'accepted'],
    [403, 'accepted', 'accepted'],
    [404, 'accepted', 'accepted'],
    [405, 'accepted', 'accepted'],
    [408, 'uncertain', 'accepted'],
    [409, 'rejected', 'rejected'],
    [410, 'rejected', 'rejected'],
    [415, 'uncertain', 'accepted'],
    [422, 'rejected', 'rejected'],
    [425, 'accepted', 'accepted'],
    [429, 'accepted', 'accepted'],
    [500, 'uncertain', 'accepted'],
    [503, 'uncertain', 'accepted'],
  ])('status %d: %s, and %s when sending twice is safe', (status, plain, idempotent) => {
    expect(settle(answered(status, 'body'))).toMatchObject({
      state: plain,
      remoteStatus: status,
      remoteAnswer: 'body',
    });
    expect(settle(answered(status), true).state).toBe(idempotent);
  });

  it.each([400, 402, 413])('is a refusal when a %d names fields of the order', (status) => {
    expect(settle(answered(status, '{"phone":["Enter a valid phone."]}')).state).toBe('rejected');
    expect(settle(answered(status, '{"detail":"Malformed"}')).state).toBe('uncertain');
  });

  it('is no refusal when a host that takes no orders happens to name such a field', () => {
    expect(settle(answered(404, '{"name":"not found"}')).state).toBe('accepted');
  });

  it('does not believe a 200 that is not JSON', () => {
    expect(settle(answered(200, '<!doctype html>', false))).toMatchObject({
      state: 'uncertain',
      remoteStatus: 200,
    });
    expect(settle(answered(200, '<!doctype html>', false), true).state).toBe('accepted');
  });

  it.each([
    [answered(200, '<p>', false), true],
    [answered(201, '{}'), false],
    [answered(301), true],
    [answered(401), true],
    [answered(404, '{"detail":"Not found."}'), true],
    [answered(400), true],
    [answered(400, '{"phone":["no"]}'), false],
    [answered(409), false],
    [answered(422), false],
    [answered(408), false],
    [answered(429), false],
    [answered(503), false],
    [{ result: 'unknown', code: 'TIMEOUT' } as const, false],
  ])('%j: a wrong address or credentials? %s', (delivered, wrong) => {
    expect(looksMisconfigured(delivered)).toBe(wrong);
  });

  it('queues again what never left', () => {
    const notSent = { result: 'not-sent', code: 'ECONNREFUSED' } as const;
    expect(settle(notSent)).toEqual({
      state: 'accepted',
      deliverAfter: retryAt(1, now),
      remoteAnswer: 'ECONNREFUSED',
    });
  });

  it('leaves what may have arrived to an operator, unless sending twice is safe', () => {
    const unknown = { result: 'unknown', code: 'ECONNRESET' } as const;
    expect(settle(unknown)).toEqual({ state: 'uncertain', remoteAnswer: 'ECONNRESET' });
    expect(settle(unknown, true)).toMatchObject({ state: 'accepted', deliverAfter: retryAt(1, now) });
  });

  it('waits longer after each attempt, up to a quarter of an hour', () => {
    const pauses = [1, 2, 3, 4, 8, 100].map((attempts) => (Date.parse(retryAt(attempts, now)) - now) / 1000);
    expect(pauses).toEqual([10, 20, 40, 80, 900, 900]);
    expect(retryAt(0, now)).toBe(instant(now + 10_000));
  });
});

describe('what a visitor hears of a refusal', () => {
  const refused = (remoteStatus: number, answer: unknown) =>
    refusalOf({ remoteStatus, remoteAnswer: typeof answer === 'string' ? answer : JSON.stringify(answer) });

  it.each([
    [{ phone: ['Enter a valid phone.'] }],
    [{ errors: { phone: 'wrong' } }],
    [{ fields: { phone: 'phone' } }],
  ])('reads the field names in %j', (answer) => {
    expect(refused(400, answer)).toEqual({ reason: 'rejected', fields: { phone: 'phone' } });
  });

  it('never passes on the API’s own words, nor names it does not know', () => {
    const answer = { delivery_address: ['<b>no</b>'], name: 'too_long', staff_note: 'x', __proto__: null };
    expect(refused(422, answer)).toEqual({
      reason: 'rejected',
      fields: { delivery_address: 'refused', name: 'too_long' },
    });
  });

  it.each([[''], ['<html>'], ['{"phone":["cut o'], ['null'], ['[1]']])('copes with %j', (answer) => {
    expect(refused(403, answer)).toEqual({ reason: 'rejected', fields: {} });
  });

  it.each([409, 410])('takes %d for sold out (reading 35)', (status) => {
    expect(refused(status, { items: [3, 'x', 5] })).toEqual({ reason: 'sold_out', items: [3, 5] });
    expect(refused(status, '')).toEqual({ reason: 'sold_out', items: [] });
  });
});
