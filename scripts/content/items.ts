import { resolver } from '../../lib/text/address';
import { listNames } from '../../lib/content/lists';
import type { ListName } from '../../lib/content/lists';
import { parseItem } from '../../lib/content/parse';
import { locales } from '../../lib/i18n/locales';
import { readList } from './read';
import type { Item } from './read';

const problemsOf = (name: ListName, item: Item) =>
  parseItem(name, item, resolver(undefined)).findings.map(({ field, problem }) => `${field} is ${problem}`);

function checkList(name: ListName): string[] {
  const byLocale = locales.map((locale) => ({ locale, items: readList(name, locale) }));
  const bad = byLocale.flatMap(({ locale, items }) =>
    items.flatMap((item, index) =>
      problemsOf(name, item).map((problem) => `${locale}/${name}[${index}]: ${problem}`),
    ),
  );
  const keys = byLocale.map(({ items }) => items.map(({ id, slug, date }) => [id, slug, date].join(' ')).join('\n'));
  const differ = keys[0] === keys[1] ? [] : [`${name}: ids, slugs or dates differ between the languages`];
  return [...bad, ...differ, ...untranslated(name), ...repeated(name)];
}

/** An English item with the Romanian text must say so with `lang`. */
function untranslated(name: ListName): string[] {
  const romanian = readList(name, 'ro');
  return readList(name, 'en').flatMap((item, index) => {
    const body = item['text'] ?? item['description'];
    const same = typeof body === 'string' && body.length > 80 && body === (romanian[index]?.['text'] ?? romanian[index]?.['description']);
    return same && item.lang !== 'ro' && name !== 'songs' ? [`en/${name}[${index}]: not translated and not marked`] : [];
  });
}

function repeated(name: ListName): string[] {
  const items = readList(name, 'ro');
  return (['id', 'slug'] as const).flatMap((key) => {
    const values = items.flatMap((item) => item[key] ?? []);
    return new Set(values).size === values.length ? [] : [`${name}: duplicate ${key}`];
  });
}

/** Every list item matches its schema, both languages have the same items, and untranslated ones are marked. */
export const checkItems = (): string[] => listNames.flatMap(checkList);
