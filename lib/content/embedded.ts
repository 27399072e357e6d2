import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { resolver } from '@/lib/text/address';
import { lists } from './lists';
import type { ListName } from './lists';
import { itemsOf } from './parse';
import type { ContentSource } from './port';
import { withOwnPaths } from '@/content/site';

/** The site's own sample content, in the API's shape: content/{locale}/{list}.json. */
export function embeddedSource(folder = path.join(process.cwd(), 'content')): ContentSource {
  const files = new Map<string, Promise<unknown[]>>();

  async function read(name: ListName, locale: Locale): Promise<unknown[]> {
    const file = path.join(folder, locale, `${lists[name].file}.json`);
    const items = itemsOf(JSON.parse(withOwnPaths(await readFile(file, 'utf8'))));
    if (items === undefined) throw new Error(`${file} is not a list`);
    return items;
  }

  function list(name: ListName, locale: Locale) {
    const key = `${locale}/${name}`;
    const known = files.get(key) ?? read(name, locale);
    if (process.env.NODE_ENV === 'production') files.set(key, known);
    return known;
  }

  return {
    kind: 'embedded',
    resolve: resolver(undefined),
    list: async (name, locale) => ({ ok: true, items: await list(name, locale) }),
    async listAnew(name, locale) {
      files.delete(`${locale}/${name}`);
      return { ok: true, items: await list(name, locale) };
    },
    async newsItem(slug, locale) {
      const items = await list('news', locale);
      const item = items.find((candidate) => (candidate as { slug?: unknown }).slug === slug);
      return item === undefined ? { ok: false, reason: 'not-found' } : { ok: true, item };
    },
  };
}
