import { LRUCache } from 'lru-cache';

/**
 * @typedef {{ kind: string, html?: string, bytes?: Buffer, status?: number, headers?: Record<string, unknown>, rscData?: Buffer,
 *   segmentData?: Map<string, Buffer>, body?: Buffer }} PageValue
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl in seconds
 * @typedef {import('./prepare').Prepared} Prepared
 * @typedef {{ value: PageValue, lastModified: number, cacheControl?: CacheControl | undefined, tags: string[] }} NewEntry
 * @typedef {NewEntry & { bytes: number, prepared?: Prepared | undefined, earlier?: Prepared | undefined,
 *   askedAnew?: number }} Entry `prepared`: ready to be sent by front.ts; `earlier`: the page it replaced
 */

/** Some 1,200 pages of the usual size. */
const defaultBytes = 192 * 1024 * 1024;
const mostPaths = 10_000;
// Milliseconds; a page that takes longer to make is kept, whatever happened meanwhile.
const longestMaking = 60_000;

/** Pages in memory, bounded in bytes; the least recently used are evicted first. */
export class PageStore {
  /** @param {number} maxBytes */
  constructor(maxBytes = defaultBytes) {
    /** @type {LRUCache<string, Entry>} */
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes });
    /** @type {LRUCache<string, string>} the framework's key of each path that it has answered with a page */
    this.paths = new LRUCache({ max: mostPaths });
    this.generation = 0;
    /** @type {LRUCache<string, number>} in which generation the making of a page began */
    this.begun = new LRUCache({ max: 10_000, ttl: longestMaking });
  }

  /** @param {string} key */
  get(key) {
    return this.entries.get(key);
  }

  /** Notes that a page is about to be made. @param {string} key */
  begin(key) {
    if (!this.begun.has(key)) this.begun.set(key, this.generation);
  }

  /** Whether the page just made was begun before the last `clear`: it may show what was then. @param {string} key */
  isOutdated(key) {
    const begun = this.begun.get(key) ?? this.generation;
    this.begun.delete(key);
    return begun < this.generation;
  }

  /** @param {string} key @param {NewEntry} entry @param {number} [ttl] milliseconds */
  set(key, entry, ttl) {
    const before = this.entries.peek(key);
    const earlier = before?.prepared ?? before?.earlier;
    const replaced = earlier ? earlier.bytes + earlier.bodies.identity.length : 0;
    const bytes = key.length + sizeOf(entry.value) + replaced;
    this.entries.set(key, { ...entry, bytes, earlier }, ttl === undefined ? {} : { ttl });
  }

  /**
   * Keeps a page's answers beside it, unless the page has gone meanwhile.
   * @param {string} key @param {Entry} entry @param {Prepared} prepared
   */
  attach(key, entry, prepared) {
    if (this.entries.peek(key) !== entry) return;
    const bytes = key.length + sizeOf(entry.value) + prepared.bytes;
    const ttl = this.entries.getRemainingTTL(key);
    const ready = { ...entry, bytes, prepared, earlier: undefined };
    this.entries.set(key, ready, Number.isFinite(ttl) ? { ttl: Math.max(1, ttl) } : {});
    return prepared;
  }

  /** Forgets every page that carries one of the tags. @param {string[]} tags */
  purge(tags) {
    for (const [key, entry] of this.entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.entries.delete(key);
    }
  }

  /** Forgets every page, also those that are being made. */
  clear() {
    this.generation += 1;
    this.entries.clear();
    this.paths.clear();
  }

  get bytes() {
    return this.entries.calculatedSize;
  }
}

/** Whether the framework, having been given a page, makes it anew. @param {Entry} entry */
export function isStale({ cacheControl, lastModified }) {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && lastModified + revalidate * 1_000 < Date.now();
}

/** @param {PageValue} value */
function sizeOf(value) {
  const html = value.bytes?.length ?? 2 * (value.html?.length ?? 0);
  let bytes = 1_024 + html + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const [name, data] of value.segmentData ?? []) bytes += name.length + data.length;
  return bytes + JSON.stringify(value.headers ?? {}).length;
}

const symbol = Symbol.for('site.page-store');

/**
 * The process's one store: the framework constructs the handler many times.
 * @returns {PageStore}
 */
export function pageStore() {
  const scope = /** @type {Record<symbol, PageStore | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (scope[symbol] ??= new PageStore());
}
