/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createOrderLimits } from '@/lib/orders/server/limits';

const few = { requests: 2, orders: 1, ordersOfAll: 3 };

describe('the limits', () => {
  it('count requests and orders apart, each client for itself, and say how long to wait', () => {
    const limits = createOrderLimits(few, () => 0);
    expect(limits.order('a')).toBeUndefined();
    expect(limits.order('a')).toEqual({ reason: 'too_many_requests', retryAfterSeconds: 60 });
    expect(limits.order('b')).toBeUndefined();
    expect([limits.request('a'), limits.request('a'), limits.request('a')]).toEqual([
      undefined,
      undefined,
      60,
    ]);
  });

  it('begin anew after a minute', () => {
    let now = 0;
    const limits = createOrderLimits(few, () => now);
    limits.order('a');
    now = 59_500;
    expect(limits.order('a')?.retryAfterSeconds).toBe(1);
    now = 60_000;
    expect(limits.order('a')).toBeUndefined();
  });

  it('hold everybody when all together order too much, but not for what one client was refused', () => {
    const limits = createOrderLimits(few, () => 0);
    for (let attempt = 0; attempt < 10; attempt += 1) limits.order('flood');
    expect([limits.order('a'), limits.order('b')]).toEqual([undefined, undefined]);
    expect(limits.order('c')).toEqual({ reason: 'crowded', retryAfterSeconds: 60 });
  });

  it('hold who is not known to the ceiling only', () => {
    const limits = createOrderLimits(few, () => 0);
    for (let request = 0; request < 100; request += 1) expect(limits.request(undefined)).toBeUndefined();
    const orders = Array.from({ length: 4 }, () => limits.order(undefined)?.reason);
    expect(orders).toEqual([undefined, undefined, undefined, 'crowded']);
  });

  it('keep remembering who floods, among any number of others', () => {
    const limits = createOrderLimits(undefined, () => 0);
    for (let other = 0; other < 30_000; other += 1) {
      if (other % 100 === 0) limits.request('flood');
      limits.request(`other ${other}`);
    }
    expect(limits.request('flood')).toBe(60);
  });

  it('take less than 20 MB for 100,000 addresses', () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const limits = createOrderLimits();
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let client = 0; client < 100_000; client += 1) {
      limits.request(`2001:db8:${client}`);
      limits.order(`2001:db8:${client}`);
    }
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
    expect(limits.request('2001:db8:99999')).toBeUndefined();
  });
});
