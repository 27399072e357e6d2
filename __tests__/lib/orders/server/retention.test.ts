/** @jest-environment node */
import { site } from '@/content/site';
import { expiry } from '@/lib/orders/server/retention';

it('orders are kept for the promised years by the calendar, refused ones for the promised days', () => {
  const { orderYears, refusedOrderDays } = site.retention;
  expect([orderYears, refusedOrderDays]).toEqual([3, 30]);
  expect(expiry(Date.UTC(2026, 10, 22, 8))).toEqual({
    orders: '2023-11-22T08:00:00.000Z',
    refused: '2026-10-23T08:00:00.000Z',
  });
  // A year without the day itself.
  expect(expiry(Date.UTC(2028, 1, 29)).orders).toBe('2025-03-01T00:00:00.000Z');
});
