import { existsSync } from 'node:fs';
import path from 'node:path';
import { lists } from '../../lib/content/lists';
import { privateRoutes } from '../../lib/routing/private';
import { historySections, mediaSections, routes } from '../../lib/routing/routes';
import { productSlug, products } from '../../lib/shop/products';
import { files, readJson, readList, root, texts } from './read';

const shipped = /^\/(art|audio|files)\//;
const drawn = /^\/art\//;
const exists = (address: string) => existsSync(path.join(root, 'public', address));

const events = readList('events', 'ro').map(({ id, slug }) => `${id}-${slug}`);
const known: Record<string, (value: string) => boolean> = {
  slug: (value) => readList('news', 'ro').some(({ slug }) => slug === value),
  subsection: (value) => readList('pressReleases', 'ro').some(({ slug }) => slug === value),
  section: (value) => [...historySections, ...mediaSections].some((each) => each === value),
  type: (value) => value === 'news' || value === 'archive',
  event: (value) => events.includes(value) || /^\d+-/.test(value) && events.some((each) => each.split('-')[0] === value.split('-')[0]),
  product: (value) => products().some((product) => productSlug(product) === value),
};

function matches(route: string, address: string): boolean {
  const wanted = route.split('/');
  const given = address.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part === value : (known[name]?.(value) ?? true);
  });
}

/** Whether an address on this site, including its language, leads to a page. */
function leadsSomewhere(address: string): boolean {
  const [, locale = '', ...rest] = address.split(/[?#]/)[0]?.split('/') ?? [];
  if (locale !== 'ro' && locale !== 'en') return false;
  return (
    Object.values(routes).some((route) => matches(route, rest.join('/'))) ||
    Object.values(privateRoutes).some((route) => matches(route, address.slice(1)))
  );
}

function checkText(where: string, text: string): string[] {
  const links = [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
  const own = /^\/[a-z]/.test(text) && !text.includes(' ') ? [text] : [];
  return [...links, ...own].flatMap((address) => {
    if (shipped.test(address)) return exists(address) || drawn.test(address) ? [] : [`${where}: ${address} does not exist`];
    return leadsSomewhere(address) ? [] : [`${where}: ${address} leads nowhere`];
  });
}

/** Pictures without alternative text, in the lists where pictures carry the meaning. */
function withoutAlt(): string[] {
  return (['gallery', 'founderArchive'] as const).flatMap((name) =>
    (['ro', 'en'] as const).flatMap((locale) =>
      readList(name, locale).flatMap(({ id, alt }) => (alt ? [] : [`${locale}/${lists[name].file} ${id}: no alternative text`])),
    ),
  );
}

const contentFiles = files.filter((file) => file !== 'artwork.json');

/** Pictures that are named and not there: the site shows a placeholder, so they are no mistake yet. */
export function missingPictures(): string[] {
  return contentFiles.flatMap((file) =>
    texts(readJson(file)).flatMap(([way, text]) =>
      drawn.test(text) && !exists(text) ? [`${file}${way}: ${text} does not exist, a placeholder is shown`] : [],
    ),
  );
}

/** Every file and page named in the content exists; meaningful pictures have alternative text. */
export function checkAddresses(): string[] {
  const addresses = contentFiles.flatMap((file) => texts(readJson(file)).flatMap(([way, text]) => checkText(`${file}${way}`, text)));
  return [...addresses, ...withoutAlt()];
}
