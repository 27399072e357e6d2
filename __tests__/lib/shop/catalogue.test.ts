/** @jest-environment node */
import { number, object, string } from 'yup';
import rawEn from '@/content/shop/en/details.json';
import rawRo from '@/content/shop/ro/details.json';
import { locales } from '@/lib/i18n/locales';
import { parseCatalogue, productDetails } from '@/lib/shop/catalogue';
import { findByPathSegment, productById, products, productSlug } from '@/lib/shop/products';

const raw = {
  ro: rawRo as { id: number; playlist?: string[] }[],
  en: rawEn as { id: number; playlist?: string[] }[],
};
const ids = products().map((product) => product.id);
const byNumber = (a: number, b: number) => a - b;

describe('the catalogue (reading 38)', () => {
  it('holds 24 products with ids 1 to 26, without 7 and 14', () => {
    const expected = Array.from({ length: 26 }, (_, index) => index + 1).filter(
      (id) => id !== 7 && id !== 14,
    );
    expect(ids).toEqual(expected);
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

  it('has one sold-out product, the second issue of the magazine', () => {
    expect(
      products()
        .filter((product) => product.soldOut)
        .map((product) => product.id),
    ).toEqual([22]);
  });

  it('offers no pre-order and no crossed-out price', () => {
    expect(products().some((product) => product.preorder || product.oldPriceMinor !== undefined)).toBe(false);
  });

  it('finds nothing under the missing ids', () => {
    expect([7, 14, 0, 27].map(productById)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the details', () => {
  it.each(locales)('describe every product in %s', (locale) => {
    expect(raw[locale].map((details) => details.id)).toEqual(ids);
    for (const id of ids) {
      const details = productDetails(locale, id);
      expect(details?.description.length).toBeGreaterThanOrEqual(2);
      expect(details?.description.length).toBeLessThanOrEqual(4);
    }
  });

  it.each(locales)('number the tracks from 1 and give each a length, in %s', (locale) => {
    for (const id of ids) {
      const playlist = productDetails(locale, id)?.playlist ?? [];
      playlist.forEach((line, index) => {
        expect(line).toMatch(new RegExp(`^${index + 1}\\. .+ — .+ \\(\\d{1,2}:[0-5]\\d\\)$`));
      });
      if (playlist.length > 0) expect(playlist.length).toBeGreaterThanOrEqual(8);
      expect(playlist.length).toBeLessThanOrEqual(22);
    }
  });

  it.each(locales)('give no playlist for an empty or an absent one, in %s (reading 55)', (locale) => {
    const recordings = new Set(['cd', 'vinyl', 'dvd', 'blu-ray']);
    const ofRecordings = raw[locale].filter(({ id }) => recordings.has(productById(id)?.kind ?? ''));
    const empty = ofRecordings.filter((details) => details.playlist?.length === 0);
    const absent = ofRecordings.filter((details) => details.playlist === undefined);
    expect(empty).toHaveLength(3);
    expect(absent).toHaveLength(2);
    for (const { id } of [...empty, ...absent]) expect(productDetails(locale, id)?.playlist).toEqual([]);
  });

  it('have the same tracks and lengths in both languages', () => {
    const lengths = (list: string[] | undefined) => list?.map((line) => line.slice(line.lastIndexOf('(')));
    for (const id of ids) {
      expect(lengths(productDetails('en', id)?.playlist)).toEqual(
        lengths(productDetails('ro', id)?.playlist),
      );
    }
  });

  it('say who wrote the books, under the site’s own name for the field (reading 57)', () => {
    expect(productDetails('ro', 17)?.author).toBe('Virgil Șerbănoiu');
    expect(productDetails('ro', 17)).not.toHaveProperty('autor');
  });
});

describe('product addresses', () => {
  it('are made of the id and the Romanian title in plain letters', () => {
    const slug = (id: number) => productSlug(productById(id)!);
    expect(slug(1)).toBe('1-colinde-1967-1980-1990');
    expect(slug(5)).toBe('5-saizeci');
    expect(slug(11)).toBe('11-ecco-mormorar-l-onde');
    expect(slug(26)).toBe('26-sacosa-de-panza-o-nata-lux');
  });

  it('lead back to their product, also when the words have changed', () => {
    for (const product of products()) expect(findByPathSegment(productSlug(product))).toBe(product);
    expect(findByPathSegment('5-old-title')?.id).toBe(5);
    expect(findByPathSegment('5')?.id).toBe(5);
  });

  it.each(['7-gone', '14', '05-saizeci', '5saizeci', 'saizeci', '', '-5', '1e1', '99999999999'])(
    'mean nothing when they are %p',
    (segment) => {
      expect(findByPathSegment(segment)).toBeUndefined();
    },
  );
});

describe('parseCatalogue', () => {
  const schema = object({ id: number().required(), subtitle: string().strict().required() });

  it('names the product and the field at fault', () => {
    expect(() => parseCatalogue([{ id: 5, subtitle: 7 }], schema, 'ro details')).toThrow(
      /^Product 5 \(ro details\): "subtitle" /,
    );
  });

  it('names the position of an item that has no id', () => {
    expect(() => parseCatalogue([{ id: 1, subtitle: 'a' }, 'nothing'], schema, 'products')).toThrow(
      /^Product at position 2 \(products\)/,
    );
  });
});
