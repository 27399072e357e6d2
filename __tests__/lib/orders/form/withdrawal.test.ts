import fc from 'fast-check';
import { chooseLines, exceptionOf, withdrawableLines } from '@/lib/orders/form/withdrawal';
import type { ProductKind } from '@/lib/shop/types';

const line = (item: number, quantity: number) => ({ item, quantity, title: `T${item}`, priceMinor: 1000 });
const kinds: Record<number, ProductKind> = { 1: 'cd', 2: 'book', 3: 'magazine' };
const kindOf = (item: number) => kinds[item];

describe('what can be withdrawn from', () => {
  it('is what was ordered, less what was withdrawn from before', () => {
    const left = withdrawableLines(
      [line(1, 3), line(2, 1)],
      [{ lines: [line(1, 1)] }, { lines: [line(1, 1), line(2, 1)] }],
      kindOf,
    );
    expect(left.map(({ item, quantity }) => [item, quantity])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('says of recordings that they must be sealed, and gives no right for periodicals', () => {
    expect(withdrawableLines([line(1, 1), line(2, 1), line(3, 2)], [], kindOf)).toMatchObject([
      { exception: 'sealed', quantity: 1 },
      { exception: undefined, quantity: 1 },
      { exception: 'periodical', quantity: 0 },
    ]);
    expect((['vinyl', 'dvd', 'blu-ray'] as const).map(exceptionOf)).toEqual(Array(3).fill('sealed'));
  });

  it('does not lose a product that has left the catalogue', () => {
    expect(withdrawableLines([line(99, 2)], [], kindOf)).toMatchObject([
      { quantity: 2, exception: undefined },
    ]);
  });
});

describe('what a consumer chooses', () => {
  const lines = withdrawableLines([line(1, 3), line(2, 1)], [], kindOf);
  const choose = (typed: Record<number, string>) => chooseLines(lines, (item) => typed[item]);

  it('may be a part of the order', () => {
    expect(choose({ 1: '2', 2: '0' })).toEqual({ ok: true, lines: [line(1, 2)] });
    expect(choose({ 1: ' 3 ', 2: '1' })).toEqual({ ok: true, lines: [line(1, 3), line(2, 1)] });
  });

  it('is refused when it is nothing, too much or no number', () => {
    expect(choose({ 1: '0', 2: '' })).toMatchObject({ ok: false, reason: 'nothing' });
    expect(choose({})).toMatchObject({ ok: false, reason: 'nothing' });
    for (const wrong of ['4', '-1', '1.5', '1e1', 'două', '00000001'])
      expect([wrong, choose({ 1: wrong, 2: '1' })]).toEqual([
        wrong,
        { ok: false, reason: 'quantity', items: [1] },
      ]);
  });

  it('never is more than is left, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.integer().map(String)), (first, second) => {
        const chosen = choose({ 1: first, 2: second });
        if (!chosen.ok) return;
        expect(chosen.lines.length).toBeGreaterThan(0);
        for (const { item, quantity } of chosen.lines) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(item === 1 ? 3 : 1);
        }
      }),
    );
  });
});
