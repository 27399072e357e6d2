import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './coding';
import type { PageValue } from './store.mjs';

/** A page's bytes, made once; `tag` stands for them. */
export type Bodies = { tag: string } & Record<Coding, Buffer>;

/** A page as it leaves: names and values of its headers in one flat list, as `writeHead` takes them. */
export type Sent = { etag: string; headers: string[]; notModified: string[]; body: Buffer };

/** A page ready to be sent in each coding. `bytes`: what it takes in memory besides the HTML itself. */
export type Prepared = { status: number; bodies: Bodies; sent: Record<Coding, Sent>; bytes: number };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page, on other threads. */
export async function encode(html: Buffer, tag: string): Promise<Bodies> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 9,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const [br, zipped] = await Promise.all([brotli(html, { params }), zip(html, { level: 9 })]);
  return { tag, identity: html, br, gzip: zipped };
}

const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** The framework's own notes on a page, which do not leave the site. */
const isNote = (name: string) => name.startsWith('x-next');

/** The page's own headers over those of every answer, whatever the case of their names. */
function headersOf(value: PageValue, general: Readonly<Record<string, string>>): string[] {
  const own = Object.entries(value.headers ?? {}).filter(([name]) => !isNote(name));
  const all = new Map(
    [...Object.entries(general), ['Vary', vary] as const].map(([n, v]) => [n.toLowerCase(), [n, v]]),
  );
  for (const [name, given] of own) all.set(name.toLowerCase(), [name, String(given)]);
  return [...all.values()].flat();
}

/**
 * A page's answers in every coding, as the framework would give them.
 * @param general headers of every answer of the site
 */
export function prepare(
  value: PageValue,
  bodies: Bodies,
  general: Readonly<Record<string, string>>,
): Prepared {
  const common = headersOf(value, general);
  const inCoding = (coding: Coding): Sent => {
    const body = bodies[coding];
    const etag = `"${bodies.tag}${coding === 'identity' ? '' : `-${coding}`}"`;
    const notModified = [...common, 'ETag', etag];
    const encoded = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
    return { etag, notModified, headers: [...notModified, ...encoded, ...type], body };
  };
  return {
    status: value.status ?? 200,
    bodies,
    sent: { br: inCoding('br'), gzip: inCoding('gzip'), identity: inCoding('identity') },
    bytes: bodies.br.length + bodies.gzip.length + common.join('').length + overhead,
  };
}

/** Six lists of headers and the objects around them. */
const overhead = 3_000;
