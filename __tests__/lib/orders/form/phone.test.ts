/** @jest-environment node */
import fc from 'fast-check';
import { normalisePhone } from '@/lib/orders/form/phone';

describe('normalisePhone (reading 49)', () => {
  it.each([
    ['0700 000 010', '0700000010'],
    ['+40 700 000 010', '0700000010'],
    ['0040-700-000-010', '0700000010'],
    ['+40 (0)700.000.010', '0700000010'],
    ['(0700) 000/010', '0700000010'],
    ['0700\u00a0000\u2011010', '0700000010'],
    ['+49 30 0000000', '49300000000'],
    ['0049 30 0000000', '49300000000'],
  ])('reads %s as %s', (written, digits) => {
    expect(normalisePhone(written)).toBe(digits);
  });

  it.each([
    '',
    '   ',
    'telefon',
    '0700',
    '12345678',
    '1234567890123456',
    '0700 000 010 int. 2',
    '07+00000010',
    '０７００００００１０',
  ])('refuses "%s"', (written) => {
    expect(normalisePhone(written)).toBeUndefined();
  });

  const anyNumber = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./\u00a0'), maxLength: 24 });

  it('gives 9 to 15 digits or nothing, and the same again when asked twice', () => {
    fc.assert(
      fc.property(fc.oneof(anyNumber, fc.string()), (written) => {
        const digits = normalisePhone(written);
        if (digits === undefined) return;
        expect(digits).toMatch(/^\d{9,15}$/);
        expect(normalisePhone(digits)).toBe(digits);
      }),
    );
  });

  it('reads every way of writing one Romanian number alike', () => {
    const national = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 });
    const separator = fc.constantFrom('', ' ', '-', '.', '/', ' (', ') ');
    const prefix = fc.constantFrom('0', '+40', '0040', '+400', '+40 (0)', '00 40 ');
    fc.assert(
      fc.property(prefix, national, separator, (start, rest, between) => {
        const digits = `7${rest}`;
        expect(normalisePhone(start + [...digits].join(between))).toBe(`0${digits}`);
      }),
    );
  });
});
