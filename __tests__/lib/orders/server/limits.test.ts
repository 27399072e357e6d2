/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createOrderLimits } from '@/lib/orders/server/limits';
import type { SharePoint } from '@/lib/orders/server/limits';

const few = { requests: 2, orders: 1, ordersOfAll: 3 };

describe('the limits', () => {
  it('count requests and orders apart, each client for itself, and say how long to wait', async () => {
    const limits = createOrderLimits(few, undefined, () => 0);
    expect(await limits.order('a')).toBeUndefined();
    expect(await limits.order('a')).toEqual({ reason: 'too_many_requests', retryAfterSeconds: 60 });
    expect(await limits.order('b')).toBeUndefined();
    expect([limits.request('a'), limits.request('a'), limits.request('a')]).toEqual([
      undefined,
      undefined,
      60,
    ]);
  });

  it('begin anew after a minute', async () => {
    let now = 0;
    const limits = createOrderLimits(few, undefined, () => now);
    await limits.order('a');
    now = 59_500;
    expect(await limits.order('a')).toMatchObject({ retryAfterSeconds: 1 });
    now = 60_000;
    expect(await limits.order('a')).toBeUndefined();
  });

  it('hold everybody when all together order too much, but not for what one client was refused', async () => {
    const limits = createOrderLimits(few, undefined, () => 0);
    for (let attempt = 0; attempt < 10; attempt += 1) await limits.order('flood');
    expect([await limits.order('a'), await limits.order('b')]).toEqual([undefined, undefined]);
    expect(await limits.order('c')).toEqual({ reason: 'crowded', retryAfterSeconds: 60 });
  });

  it('hold who is not known to the ceiling only', async () => {
    const limits = createOrderLimits(few, undefined, () => 0);
    for (let request = 0; request < 100; request += 1) expect(limits.request(undefined)).toBeUndefined();
    for (let order = 0; order < 3; order += 1) expect(await limits.order(undefined)).toBeUndefined();
    expect(await limits.order(undefined)).toMatchObject({ reason: 'crowded' });
  });

  it('keep remembering who floods, among any number of others', async () => {
    const limits = createOrderLimits(undefined, undefined, () => 0);
    for (let other = 0; other < 30_000; other += 1) {
      if (other % 100 === 0) limits.request('flood');
      limits.request(`other ${other}`);
    }
    expect(limits.request('flood')).toBe(60);
  });

  it('take less than 20 MB for 100,000 addresses', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const limits = createOrderLimits();
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let client = 0; client < 100_000; client += 1) {
      limits.request(`2001:db8:${client}`);
      await limits.order(`2001:db8:${client}`);
    }
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
    expect(limits.request('2001:db8:99999')).toBeUndefined();
  });

  it('count together where instances share their points, and each for itself where they do not', async () => {
    const windows = new Map<string, number>();
    const share: SharePoint = async (key, now, windowMs) => {
      windows.set(key, (windows.get(key) ?? 0) + 1);
      return { used: windows.get(key) ?? 0, endsAt: now + windowMs };
    };
    const [one, other] = [1, 2].map(() => createOrderLimits({ ...few, orders: 2 }, share, () => 0));
    expect(await one?.order('a')).toBeUndefined();
    expect(await other?.order('a')).toBeUndefined();
    expect(await one?.order('a')).toEqual({ reason: 'too_many_requests', retryAfterSeconds: 60 });
    expect(await other?.order('b')).toBeUndefined();
    expect(await one?.order('c')).toEqual({ reason: 'crowded', retryAfterSeconds: 60 });
    const alone = createOrderLimits(
      few,
      async () => undefined,
      () => 0,
    );
    expect(await alone.order('a')).toBeUndefined();
    expect(await alone.order('a')).toMatchObject({ reason: 'too_many_requests' });
  });
});
