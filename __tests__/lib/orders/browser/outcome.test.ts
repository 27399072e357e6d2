/** @jest-environment node */
import fc from 'fast-check';
import { readOutcome } from '@/lib/orders/browser/outcome';

describe('answer to an order', () => {
  it('is an acceptance with reference and total', () => {
    const body = { reference: 'ARM-7', total: 10000 };
    expect(readOutcome(201, body)).toEqual({ status: 'accepted', reference: 'ARM-7', total: 10000 });
  });

  it.each([200, 202, 204])('is an acceptance for an empty %i', (status) => {
    expect(readOutcome(status, undefined)).toEqual({ status: 'accepted' });
  });

  it('names the fields that the server refuses', () => {
    const body = { error: 'invalid', fields: { phone: 'phone', name: ['required', 'x'] } };
    const fields = { phone: 'phone', name: 'required' };
    expect(readOutcome(400, body)).toEqual({ status: 'refused', reason: 'invalid', fields });
    expect(readOutcome(422, { fields: ['phone'] })).toEqual({
      status: 'refused',
      reason: 'invalid',
      fields: { phone: 'invalid' },
    });
  });

  it.each([409, 410])('%i names what is sold out', (status) => {
    const soldOut = { status: 'refused', reason: 'sold-out', items: [22] };
    expect(readOutcome(status, { error: 'sold_out', items: [22] })).toEqual(soldOut);
    expect(readOutcome(status, { error: 'sold_out', items: [{ item: 22 }] })).toEqual(soldOut);
  });

  it('says under which reference an earlier version arrived', () => {
    const mismatch = { status: 'refused', reason: 'mismatch', reference: 'ARM-7' };
    expect(readOutcome(409, { error: 'idempotency_mismatch', reference: 'ARM-7' })).toEqual(mismatch);
  });

  it.each([
    [400, { error: 'unknown_product' }, 'unknown-product'],
    [400, undefined, 'other'],
    [404, 'gone', 'other'],
    [413, {}, 'other'],
    [415, null, 'other'],
  ])('%i %j is a definite refusal: %s', (status, body, reason) => {
    expect(readOutcome(status, body)).toEqual({ status: 'refused', reason });
  });

  it.each([
    [429, 'busy'],
    [408, 'timeout'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [304, 'server'],
  ])('%i leaves it uncertain: %s', (status, reason) => {
    expect(readOutcome(status, { error: 'x' })).toEqual({ status: 'uncertain', reason });
  });

  it('can be read whatever the body is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), (status, body) => {
        const accepted = readOutcome(status, body).status === 'accepted';
        expect(accepted).toBe(status >= 200 && status < 300);
      }),
    );
  });
});
