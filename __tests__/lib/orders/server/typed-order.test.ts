/** @jest-environment node */
import fc from 'fast-check';
import { parseOrder } from '@/lib/orders/server/parse-order';
import {
  isQuantity,
  quantityName,
  readAsked,
  readTyped,
  sumsOf,
  toBody,
} from '@/lib/orders/server/typed-order';

const names = fc.constantFrom(
  ...['key', 'name', 'phone', 'delivery_address', 'delivery', 'payment', 'agreed', 'marketing', 'due'],
  ...['terms', 'calls', 'add', 'quantity-1', 'quantity-21', 'quantity-0', 'quantity-999'],
);
const values = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom('', '1', '99', '100', '٣', '1e1'),
);
const forms = fc.array(fc.tuple(names, values)).map((fields) => new URLSearchParams(fields));

describe('the order form without scripts', () => {
  it('reads any form as an order that the rules then take or refuse, and never fails', () => {
    fc.assert(
      fc.property(forms, (fields) => {
        const typed = readTyped(fields);
        expect(typed.key).toMatch(/^[\x21-\x7e]{8,128}$/);
        const parsed = parseOrder(toBody(typed));
        const whole = typed.lines.every(({ quantity }) => isQuantity(quantity));
        if (parsed.ok) expect(whole).toBe(true);
        if (!whole) expect(parsed).toMatchObject({ fields: { purchaseitem_set: 'quantity' } });
        expect(sumsOf(typed).dueMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads any address, and never asks for more than an order may hold', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('1', '2'))), (asked) => {
        const { lines } = readAsked(new URLSearchParams(asked.map((id) => ['produs', id])));
        for (const { quantity } of lines) expect(isQuantity(quantity)).toBe(true);
      }),
    );
    const many = Array.from({ length: 120 }, () => ['produs', '1']);
    expect(readAsked(new URLSearchParams(many)).lines).toEqual([{ item: 1, quantity: '99' }]);
  });

  it('counts lines by their quantity, and drops those of nothing', () => {
    const form = { [quantityName(1)]: '2', [quantityName(2)]: '0', [quantityName(26)]: '' };
    const typed = readTyped(new URLSearchParams(form));
    expect(typed.lines).toEqual([{ item: 1, quantity: '2' }]);
    expect(sumsOf(typed)).toEqual({ totalMinor: 6600, dueMinor: 6600 });
  });

  it('owes nothing for nothing, and the courier for what is free', () => {
    expect(sumsOf(readTyped(new URLSearchParams())).dueMinor).toBe(0);
    const free = { [quantityName(21)]: '5' };
    expect(sumsOf(readTyped(new URLSearchParams(free)))).toEqual({ totalMinor: 0, dueMinor: 2000 });
    const collected = new URLSearchParams({ ...free, delivery: '3' });
    expect(sumsOf(readTyped(collected)).dueMinor).toBe(0);
  });
});
