/** @jest-environment node */
import { locales } from '@/lib/i18n/locales';
import { productDetails } from '@/lib/shop/catalogue';
import { playlists } from '@/lib/shop/playlists';
import { productById, products, productSlug } from '@/lib/shop/products';

const ids = products().map((product) => product.id);
const byNumber = (a: number, b: number) => a - b;

describe('the sample choir’s catalogue (reading 38)', () => {
  it('holds 24 products with ids 1 to 26, without 7 and 14', () => {
    const expected = Array.from({ length: 26 }, (_, index) => index + 1);
    expect(ids).toEqual(expected.filter((id) => id !== 7 && id !== 14));
    expect([7, 14, 0, 27].map(productById)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has the prices of product §3, in bani', () => {
    const lei: Record<string, number[]> = {
      cd: [29, 29, 29, 29, 29, 33, 33, 33, 33, 33],
      dvd: [40],
      'blu-ray': [45],
      vinyl: [80, 160],
      book: [35, 35, 235],
      'art-volume': [50],
      magazine: [0, 0, 0, 0, 0],
      tote: [50],
    };
    for (const [kind, prices] of Object.entries(lei)) {
      const found = products().filter((product) => product.kind === kind);
      expect(found.map((product) => product.priceMinor).sort(byNumber)).toEqual(
        prices.map((price) => price * 100),
      );
    }
    expect(products()).toHaveLength(Object.values(lei).flat().length);
  });

  it('has one sold-out product, the second issue of the magazine, one pre-order and no crossed-out price', () => {
    expect(products().flatMap((product) => (product.soldOut ? product.id : []))).toEqual([22]);
    expect(products().flatMap((product) => (product.preorder ? product.id : []))).toEqual([4]);
    expect(products().some((product) => product.oldPriceMinor !== undefined)).toBe(false);
  });

  it.each(locales)(
    'describes each in two to four paragraphs, and its tracks in 8 to 22 lines, in %s',
    (locale) => {
      for (const id of ids) {
        const { description = [], playlist = [] } = productDetails(locale, id) ?? {};
        expect(description.length).toBeGreaterThanOrEqual(2);
        expect(description.length).toBeLessThanOrEqual(4);
        if (playlist.length > 0) expect(playlist.length).toBeGreaterThanOrEqual(8);
        expect(playlist.length).toBeLessThanOrEqual(22);
      }
    },
  );

  it('has three recordings with an empty playlist and two with none (reading 55)', () => {
    const recordings = products().filter(({ kind }) => ['cd', 'vinyl', 'dvd', 'blu-ray'].includes(kind));
    const tracks = new Map(playlists.map((each) => [each.product, each.tracks]));
    expect(recordings.filter(({ id }) => tracks.get(id)?.length === 0)).toHaveLength(3);
    expect(recordings.filter(({ id }) => !tracks.has(id))).toHaveLength(2);
  });

  it('has addresses made of the id and the Romanian title in plain letters', () => {
    const slug = (id: number) => productSlug(productById(id)!);
    expect(slug(1)).toBe('1-colinde-1967-1980-1990');
    expect(slug(11)).toBe('11-ecco-mormorar-l-onde');
    expect(slug(26)).toBe('26-sacosa-de-panza-o-nata-lux');
  });
});
