/** @jest-environment node */
import { number, object, string } from 'yup';
import rawEn from '@/content/shop/en/details.json';
import rawRo from '@/content/shop/ro/details.json';
import { locales } from '@/lib/i18n/locales';
import { workById } from '@/lib/content/works';
import { parseCatalogue, productDetails, productSchema } from '@/lib/shop/catalogue';
import { playlistLines, recordingsOf } from '@/lib/shop/playlists';
import { findByPathSegment, products, productSlug } from '@/lib/shop/products';

const raw = {
  ro: rawRo as { id: number; autor?: string }[],
  en: rawEn as { id: number; autor?: string }[],
};
const ids = products().map((product) => product.id);

describe('the details', () => {
  it.each(locales)('number the tracks from 1 and give each a length, in %s', (locale) => {
    for (const id of ids) {
      const playlist = productDetails(locale, id)?.playlist ?? [];
      playlist.forEach((line, index) => {
        expect(line).toMatch(new RegExp(`^${index + 1}\\. .+ — .+ \\(\\d{1,2}:[0-5]\\d\\)$`));
      });
    }
  });

  it('have the same tracks and lengths in both languages', () => {
    const lengths = (list: string[] | undefined) => list?.map((line) => line.slice(line.lastIndexOf('(')));
    for (const id of ids) {
      expect(lengths(productDetails('en', id)?.playlist)).toEqual(
        lengths(productDetails('ro', id)?.playlist),
      );
    }
  });

  it.each(locales)(
    'are there for every product in %s, a playlist too, if only an empty one (reading 55)',
    (locale) => {
      expect(raw[locale].map(({ id }) => id)).toEqual(ids);
      for (const id of ids) expect(Array.isArray(productDetails(locale, id)?.playlist)).toBe(true);
    },
  );

  it('say who wrote a book, under the site’s own name for the field (reading 57)', () => {
    for (const { id, autor } of raw.ro) {
      expect(productDetails('ro', id)?.author).toBe(autor);
      expect(productDetails('ro', id)).not.toHaveProperty('autor');
    }
  });
});

describe('product addresses', () => {
  it('are made of the id and the Romanian title in plain letters', () => {
    const slug = (id: number, ro: string) => productSlug({ id, title: { ro, en: 'Another title' } });
    expect(slug(1, 'Colinde 1967 · 1980')).toBe('1-colinde-1967-1980');
    expect(slug(5, 'Șaizeci')).toBe('5-saizeci');
    expect(slug(11, 'Ecco mormorar l’onde')).toBe('11-ecco-mormorar-l-onde');
  });

  it('lead back to their product, also when the words have changed', () => {
    for (const product of products()) expect(findByPathSegment(productSlug(product))).toBe(product);
    const [id] = ids;
    expect(findByPathSegment(`${id}-old-title`)?.id).toBe(id);
    expect(findByPathSegment(`${id}`)?.id).toBe(id);
  });

  it.each(['999999-gone', '999999', '05-saizeci', '5saizeci', 'saizeci', '', '-5', '1e1', '99999999999'])(
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

describe('a reduced price', () => {
  const record = {
    ...{ id: 1, kind: 'cd', title: { ro: 'Disc', en: 'Record' }, price: 25 },
    ...{ soldOut: false, image: '/art/product/1.webp' },
  };
  const parse = (changes: object) => parseCatalogue([{ ...record, ...changes }], productSchema, 'products');

  it('is announced with the lowest price of the 30 days before it, and the day on which it began', () => {
    expect(parse({})).toHaveLength(1);
    expect(parse({ oldPrice: 33, reducedFrom: '2026-11-01' })).toHaveLength(1);
    expect(() => parse({ oldPrice: 33 })).toThrow('"reducedFrom"');
    expect(() => parse({ oldPrice: 25, reducedFrom: '2026-11-01' })).toThrow('"oldPrice"');
    expect(() => parse({ reducedFrom: '2026-11-01' })).toThrow('"reducedFrom"');
  });

  it('may come with a maker, whole or not at all', () => {
    const maker = { name: 'Tipografia', address: 'Strada Literei nr. 1', email: 'a@tipografia.example.org' };
    expect(parse({ maker })).toMatchObject([{ maker }]);
    expect(() => parse({ maker: { ...maker, email: 'Tipografia' } })).toThrow('email');
    expect(() => parse({ maker: { name: 'Tipografia' } })).toThrow('maker');
  });
});

it('a work leads to the recordings it is on, each of which lists it', () => {
  const { title } = workById('crucifixus');
  const recordings = recordingsOf('crucifixus');
  expect(recordings.map(({ id }) => id)).toEqual([5, 9]);
  for (const { id } of recordings)
    expect(playlistLines('ro', id).some((line) => line.includes(`. ${title} — `))).toBe(true);
  expect(recordingsOf('no-such-work')).toEqual([]);
});
