/** @jest-environment node */
import fc from 'fast-check';
import { codingFor } from '@/lib/page-cache/coding';

describe('the coding of a page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['GZIP', 'gzip'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
  ])('for "%s" is %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });

  it('is one of three, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => ['br', 'gzip', 'identity'].includes(codingFor(accepted))),
    );
  });
});
