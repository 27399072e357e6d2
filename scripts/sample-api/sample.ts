import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withOwnPaths } from '@/content/site';
import { listNames, lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';

export type SampleItem = Record<string, unknown> & { slug?: string };

/** A list of the sample content as content/ has it; `file` is its name there. */
export function sample(locale: string, file: string): SampleItem[] {
  const text = readFileSync(path.join(process.cwd(), 'content', locale, `${file}.json`), 'utf8');
  return JSON.parse(withOwnPaths(text)) as SampleItem[];
}

/** The list at a path of the API (product §7). */
export const listAt = (apiPath: string): ListName | undefined =>
  listNames.find((name) => lists[name].path === apiPath);
