import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InferType, Schema } from 'yup';
import type { Locale } from '@/lib/i18n/locales';

const cache = new Map<string, unknown>();

async function readContent<S extends Schema>(file: string, schema: S): Promise<InferType<S>> {
  const known = cache.get(file);
  if (known !== undefined) return known as InferType<S>;
  const absolute = path.join(process.cwd(), 'content', file);
  const value: InferType<S> = await schema.validate(JSON.parse(await readFile(absolute, 'utf8')), {
    strict: true,
  });
  if (process.env.NODE_ENV === 'production') cache.set(file, value);
  return value;
}

/**
 * A fixed text of the site: content/{locale}/pages/{name}.json, checked against its schema. Fixed texts ship with
 * the code, so a missing or malformed one is a bug and throws; `npm run content:check` finds it before a visitor does.
 */
export function readPage<S extends Schema>(locale: Locale, name: string, schema: S): Promise<InferType<S>> {
  return readContent(`${locale}/pages/${name}.json`, schema);
}

/** Facts that are the same in both languages: content/{name}.json (tours, cathedrals, setlists …). */
export function readFacts<S extends Schema>(name: string, schema: S): Promise<InferType<S>> {
  return readContent(`${name}.json`, schema);
}
