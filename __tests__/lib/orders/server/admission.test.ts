/** @jest-environment node */
import { admitVisitor } from '@/lib/orders/server/admission';

const from = (address: string, more: Record<string, string> = {}) =>
  new Headers({ 'x-socket-address': address, host: 'localhost', ...more });

it('counts withdrawals of an address apart from its orders and from other addresses', () => {
  const sent = Array.from({ length: 60 }, () => admitVisitor(from('192.0.2.1'), 'withdrawal'));
  expect(sent.every(({ ok }) => ok)).toBe(true);
  expect(admitVisitor(from('192.0.2.1'), 'withdrawal')).toMatchObject({
    ok: false,
    reason: 'too_many_requests',
  });
  expect(admitVisitor(from('192.0.2.1')).ok).toBe(true);
  expect(admitVisitor(from('192.0.2.2'), 'withdrawal').ok).toBe(true);
});

it('lets thirty statements a minute through, then asks to wait', async () => {
  const admitted = admitVisitor(from('192.0.2.3'), 'withdrawal');
  if (!admitted.ok) throw new Error(admitted.reason);
  const held = await Promise.all(Array.from({ length: 31 }, () => admitted.admitOrder()));
  expect(held.findIndex(Boolean)).toBe(30);
});

it('does not take a form of another site', () => {
  expect(admitVisitor(from('192.0.2.4', { origin: 'https://shop.example' }), 'withdrawal')).toEqual({
    ok: false,
    reason: 'cross_site',
  });
});
