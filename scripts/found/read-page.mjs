/** @typedef {{ '@type': string | string[], [property: string]: any }} Node a thing of schema.org */
/**
 * @typedef {object} Page what a program reads in a page
 * @property {string} path
 * @property {number} status
 * @property {string} title
 * @property {string | undefined} canonical
 * @property {boolean} hidden whether it asks not to be indexed
 * @property {Map<string, string>} alternates addresses by language
 * @property {Map<string, string[]>} metas contents by name or property
 * @property {number} lastTag bytes before the end of the last tag that search engines and previews read
 * @property {Node[]} graph
 * @property {{ name: string, href: string | undefined }[]} trail the visible breadcrumb
 * @property {string} heading
 * @property {string} main the HTML of the page itself
 * @property {string[]} links paths that its links lead to
 */

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** @param {string} text */
export const decoded = (text) =>
  text.replace(/&(#?\w+);/g, (whole, /** @type {string} */ name) => entities[name] ?? whole);

/** @param {string} html */
export const textOf = (html) =>
  decoded(html.replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} tag */
const attributesOf = (tag) =>
  new Map(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );

/** @param {string} head */
function metasOf(head) {
  /** @type {Map<string, string[]>} */
  const metas = new Map();
  for (const [tag] of head.matchAll(/<meta [^>]+>/g)) {
    const given = attributesOf(tag);
    const name = given.get('property') ?? given.get('name');
    if (name !== undefined) metas.set(name, [...(metas.get(name) ?? []), given.get('content') ?? '']);
  }
  return metas;
}

/** @param {string} main */
function trailOf(main) {
  const [, list = ''] = /<nav [^>]*data-print="hide"[^>]*><ol[^>]*>([\s\S]*?)<\/ol><\/nav>/.exec(main) ?? [];
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => ({
    name: textOf(item),
    href: attributesOf(/<a [^>]*>/.exec(item)?.[0] ?? '').get('href'),
  }));
}

/** @param {string} html @returns {Node[]} */
function graphOf(html) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return blocks.flatMap(([, text = '']) => {
    const data = JSON.parse(text);
    return data['@graph'] ?? [data];
  });
}

/** Reads a page as a program does. @param {string} path @param {number} status @param {string} html @returns {Page} */
export function readPage(path, status, html) {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link [^>]+>/g)].map(([tag]) => attributesOf(tag));
  const metas = metasOf(head);
  const last = [
    ...head.matchAll(/<title>.*?<\/title>|<meta [^>]+>|<link rel="(?:canonical|alternate)"[^>]+>/g),
  ].at(-1);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const alternates = links.filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'));
  return {
    ...{ path, status, metas, main },
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    hidden: /noindex/.test(metas.get('robots')?.join() ?? ''),
    alternates: new Map(alternates.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''])),
    lastTag: last ? Buffer.byteLength(head.slice(0, last.index + last[0].length)) : 0,
    graph: graphOf(html),
    trail: trailOf(main),
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? ''),
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => decoded(href)),
  };
}
