/** @jest-environment node */
import fc from 'fast-check';
import { orderForm, orderLimits, toPayload } from '@/lib/orders/form/payload';
import { parseOrder } from '@/lib/orders/server/parse-order';
import { nearlyOrders, validBody, validPayload } from '../support/orders';

const problems = (changes: Record<string, unknown>) => {
  const parsed = parseOrder(validBody(changes));
  return parsed.ok || parsed.reason === 'malformed' ? {} : parsed.fields;
};
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ item: index + 1, quantity: 1 }));

describe('parseOrder', () => {
  it('gives the payload of product §3, cleaned', () => {
    const parsed = parseOrder(
      validBody({ name: '  Ana \t Dumitrescu\u0000 ', delivery_address: 'Str. A\r\n\r\n  nr. 5 ' }),
    );
    expect(parsed).toEqual({
      ok: true,
      payload: validPayload({ name: 'Ana Dumitrescu', delivery_address: 'Str. A\nnr. 5' }),
    });
  });

  it.each([[null], [[]], ['text'], [7], [true]])('calls %j malformed', (body) => {
    expect(parseOrder(body)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('names every field that is missing, with the optional ones left out', () => {
    expect(parseOrder({})).toEqual({
      ok: false,
      reason: 'invalid',
      fields: {
        name: 'required',
        phone: 'required',
        delivery_address: 'required',
        payment: 'required',
        delivery: 'required',
        purchaseitem_set: 'empty',
      },
    });
  });

  it('takes no invoice address and no marketing answer for "" and no', () => {
    const parsed = parseOrder(validBody({ invoice_address: undefined, marketing: undefined }));
    expect(parsed).toEqual({ ok: true, payload: validPayload({ invoice_address: '', marketing: false }) });
    expect(parseOrder(validBody({ invoice_address: null })).ok).toBe(true);
  });

  it('drops what the payload does not have', () => {
    const parsed = parseOrder(
      validBody({ total: 1, purchaseitem_set: [{ item: 1, quantity: 2, price: 0 }] }),
    );
    expect(parsed).toEqual({ ok: true, payload: validPayload() });
  });

  it.each([
    ['name', '   ', 'required'],
    ['name', '\u200b\u2060', 'required'],
    ['name', 'a'.repeat(orderLimits.name + 1), 'too_long'],
    ['name', 12, 'invalid'],
    ['phone', 'nu am', 'phone'],
    ['phone', ' ', 'required'],
    ['phone', 700000010, 'phone'],
    ['delivery_address', '', 'required'],
    ['delivery_address', 'a'.repeat(orderLimits.address + 1), 'too_long'],
    ['invoice_address', 'a'.repeat(orderLimits.address + 1), 'too_long'],
    ['payment', '1', 'choice'],
    ['payment', 3, 'choice'],
    ['payment', 1.5, 'choice'],
    ['delivery', 2, 'choice'],
    ['delivery', null, 'required'],
    ['marketing', 'true', 'invalid'],
    ['purchaseitem_set', [], 'empty'],
    ['purchaseitem_set', {}, 'invalid'],
    ['purchaseitem_set', [null], 'invalid'],
    ['purchaseitem_set', [{ item: '1', quantity: 1 }], 'invalid'],
    ['purchaseitem_set', [{ item: 1 }], 'quantity'],
    ['purchaseitem_set', [{ item: 1, quantity: 0 }], 'quantity'],
    ['purchaseitem_set', [{ item: 1, quantity: 1.5 }], 'quantity'],
    ['purchaseitem_set', [{ item: 1, quantity: 100 }], 'quantity'],
    [
      'purchaseitem_set',
      [
        { item: 1, quantity: 50 },
        { item: 1, quantity: 50 },
      ],
      'quantity',
    ],
    ['purchaseitem_set', lines(orderLimits.lines + 1), 'too_many'],
  ])('says of %s = %j: %s', (field, value, expected) => {
    expect(problems({ [field]: value })).toEqual({ [field]: expected });
  });

  it('adds up lines of one product and keeps as many as the catalogue has', () => {
    const twice = parseOrder(
      validBody({
        purchaseitem_set: [
          { item: 5, quantity: 1 },
          { item: 2, quantity: 3 },
          { item: 5, quantity: 98 },
        ],
      }),
    );
    expect(twice).toMatchObject({
      payload: {
        purchaseitem_set: [
          { item: 2, quantity: 3 },
          { item: 5, quantity: 99 },
        ],
      },
    });
    expect(parseOrder(validBody({ purchaseitem_set: lines(orderLimits.lines) })).ok).toBe(true);
  });

  it('survives a body nested deeper than a call stack likes', () => {
    const deep: unknown = JSON.parse(`{"name":${'['.repeat(8_000)}${']'.repeat(8_000)}}`);
    expect(parseOrder(deep)).toMatchObject({ fields: { name: 'invalid' } });
  });

  it('never throws, and what it accepts it would accept again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearlyOrders), (body) => {
        const parsed = parseOrder(body);
        if (parsed.ok) expect(parseOrder(JSON.parse(JSON.stringify(parsed.payload)))).toEqual(parsed);
        else if (parsed.reason === 'invalid') expect(Object.keys(parsed.fields)).not.toHaveLength(0);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps only text a database and a terminal can hold', () => {
    const nasty = fc.string({
      unit: fc.oneof(fc.constantFrom('\u0000', '\u001b', '\ud800', '\u202e', '\n', 'ș', 'a'), fc.string()),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const parsed = parseOrder(validBody({ name: `A${text}`, delivery_address: `A${text}` }));
        if (!parsed.ok) return;
        expect(parsed.payload.name).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
        expect(parsed.payload.delivery_address.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
      }),
    );
  });
});

describe('the form', () => {
  const values = { ...validBody(), purchaseitem_set: undefined, agreed: true };

  it('has the same rules, and takes the text of a radio button for its code', () => {
    expect(orderForm.validateSync({ ...values, payment: '2', delivery: '3' })).toMatchObject({
      payment: 2,
      delivery: 3,
    });
    expect(() => orderForm.validateSync({ ...values, name: ' ' })).toThrow('required');
    expect(() => orderForm.validateSync({ ...values, phone: 'abc' })).toThrow('phone');
  });

  it.each([[true], [['terms']]])('takes %j for an agreement', (agreed) => {
    expect(orderForm.isValidSync({ ...values, agreed })).toBe(true);
  });

  it.each([[false], [[]], [undefined], [null]])('does not take %j for an agreement', (agreed) => {
    expect(orderForm.isValidSync({ ...values, agreed })).toBe(false);
  });

  it('sends what the server accepts as it is', () => {
    const payload = toPayload(orderForm.validateSync(values), [{ id: 1, quantity: 2 }]);
    expect(parseOrder(payload)).toEqual({ ok: true, payload });
  });
});
