/** @jest-environment node */
import { parseTrack } from '@/components/shop/track';
import { locales } from '@/lib/i18n/locales';
import { productDetails } from '@/lib/shop/catalogue';
import { products } from '@/lib/shop/products';

describe('a printed track line', () => {
  it('has number, title, composer and length', () => {
    const line = '7. El grillo — Josquin des Prez (1:38)';
    expect(parseTrack(line)).toEqual({
      number: '7',
      title: 'El grillo',
      composer: 'Josquin des Prez',
      length: '1:38',
    });
  });

  it('keeps other brackets in its title', () => {
    expect(parseTrack('18. Le chant des oyseaux (in concert, 1978) — Clément Janequin (6:14)')).toMatchObject(
      {
        title: 'Le chant des oyseaux (in concert, 1978)',
        composer: 'Clément Janequin',
        length: '6:14',
      },
    );
  });

  it.each(['Bis', '', '   (2:01)'])('is shown as it is when it is not written like that: %j', (line) => {
    expect(parseTrack(line)).toEqual({ title: line.trim() });
  });

  it('is understood all through the catalogue', () => {
    const lines = locales.flatMap((locale) =>
      products().flatMap(({ id }) => productDetails(locale, id)?.playlist ?? []),
    );
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const { number, title, length } = parseTrack(line);
      expect({ line, whole: Boolean(number && title && length) }).toEqual({ line, whole: true });
    }
  });
});
