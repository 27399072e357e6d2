import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, boolean, number, object, string, ValidationError } from 'yup';
import type { Schema } from 'yup';
import records from '@/content/shop/products.json';
import { inEveryLanguage } from '@/lib/content/texts/shapes';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { playlistLines } from './playlists';
import { products } from './products';
import { productKinds } from './types';
import type { ProductDetails } from './types';

const text = () => string().strict().trim().min(1);
const lines = () => array(text().required());
const money = () => number().strict().min(0);

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);

/** A product of content/shop/products.json. */
export const productSchema = object({
  id: number().strict().integer().min(1).required(),
  kind: string().oneOf(productKinds).required(),
  title: inEveryLanguage(),
  titleLanguage: string().matches(/^[a-z]{2}$/),
  price: money().required(),
  // A reduction is announced with the lowest price of the 30 days before it began, or not at all (Directive 98/6/EC, 6a).
  oldPrice: money().when('price', ([price], field) => field.moreThan(Number(price))),
  reducedFrom: day().when('oldPrice', ([oldPrice], field) =>
    oldPrice === undefined ? field.oneOf([undefined]) : field.required(),
  ),
  soldOut: boolean().strict().required(),
  preorder: boolean().strict(),
  availableFrom: day(),
  maker: object({ name: text().required(), address: text().required(), email: text().email().required() })
    .noUnknown()
    .default(undefined),
  image: string()
    .matches(/^\/art\/product\/\d+\.webp$/)
    .required(),
}).noUnknown();

const detailsSchema = object({
  id: number().strict().integer().required(),
  subtitle: text().required(),
  artist: text(),
  conductor: text(),
  autor: text(),
  editor: text(),
  concept: text(),
  proofreading: text(),
  printing: text(),
  year: number().strict().integer().min(1900),
  safety: text(),
  description: lines().min(1).required(),
  imageAlt: text().required(),
}).noUnknown();

function label(item: unknown, index: number): string {
  const known = typeof item === 'object' && item !== null && 'id' in item;
  return known ? `Product ${String(item.id)}` : `Product at position ${index + 1}`;
}

/**
 * Checks a list of products or details (code data, so a fault is a bug) and returns it typed. Throws an Error that
 * names the product and the field: `Product 5 (ro details): "subtitle" …`.
 */
export function parseCatalogue<T>(items: readonly unknown[], schema: Schema<T>, part: string): T[] {
  return items.map((item, index) => {
    try {
      return schema.validateSync(item, { strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new Error(`${label(item, index)} (${part}): "${error.path ?? ''}" ${error.message}`);
    }
  });
}

/** content/shop/{locale}/details.json */
function readDetails(locale: Locale): Map<number, ProductDetails> {
  const file = path.join(process.cwd(), 'content', 'shop', locale, 'details.json');
  const items: readonly unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  const part = `${locale} details`;
  const parsed = parseCatalogue(items, detailsSchema, part).map(({ autor, ...rest }) => ({
    ...rest,
    author: autor,
    playlist: playlistLines(locale, rest.id),
  }));
  const byId = new Map(parsed.map((details) => [details.id, details]));
  for (const { id } of products()) {
    if (!byId.has(id)) throw new Error(`Product ${id} (${part}): "id" is missing`);
  }
  return byId;
}

parseCatalogue(records, productSchema, 'products');
const details = new Map(locales.map((locale) => [locale, readDetails(locale)]));

/** A product's texts in one language; undefined only for an id that is not in the catalogue. */
export function productDetails(locale: Locale, id: number): ProductDetails | undefined {
  return details.get(locale)?.get(id);
}
