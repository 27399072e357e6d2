import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lists } from '../../lib/content/lists';
import type { ListName } from '../../lib/content/lists';
import { withOwnPaths } from '../../content/site';
import type { Locale } from '../../lib/i18n/locales';

export const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'content');

export type Item = Record<string, unknown> & { id?: number; slug?: string; lang?: string; date?: string };

export const readJson = (file: string): unknown => JSON.parse(withOwnPaths(readFileSync(path.join(folder, file), 'utf8')));
export const readList = (name: ListName, locale: Locale) => readJson(`${locale}/${lists[name].file}.json`) as Item[];

/** Every JSON file of content/, relative to it. */
export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

/** Every text in a file and the path to it. */
export function texts(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}/${key}`));
}
