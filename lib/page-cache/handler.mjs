import { pageCacheControl } from './cache-control.mjs';
import { contentSecurityPolicy, inlineScripts } from './csp.mjs';
import { gatherScripts } from './gather-scripts.mjs';
import { mediaOrigins } from './media-origins.mjs';
import { lookedUp } from './looked-up.mjs';
import { isStale, pageStore } from './store.mjs';

/** @typedef {import('./store.mjs').PageValue} PageValue */
/** @typedef {import('./store.mjs').CacheControl} CacheControl */

const notFoundSeconds = 30;
// A page with a section that cannot be shown: "Try again" must soon be another page.
const incompleteSeconds = 5;
const statusMarker = /<meta name="http-status" content="(404|503)"\/?>/;
const incompleteMarker = /<meta name="page-state" content="incomplete"\/?>/;
const mapMarker = /<meta name="csp-profile" content="map"\/?>/;

/** @param {PageValue} value */
const isIncomplete = (value) => incompleteMarker.test(value.html ?? '');

/** How long a page is kept at most, in milliseconds. @param {PageValue} value @param {number} status */
function lifetime(value, status) {
  if (status === 404) return notFoundSeconds * 1_000;
  return isIncomplete(value) ? incompleteSeconds * 1_000 : undefined;
}

/**
 * Final changes to a rendered page before its first byte leaves: its data in one script, its true status, its policy.
 * The framework sends the very object it passes here, so this must change it in place and synchronously.
 * @param {PageValue} value
 */
export function finishPage(value) {
  const { html, script } = gatherScripts(value.html ?? '');
  value.html = html;
  const status = Number(statusMarker.exec(html)?.[1] ?? 200);
  const { hashes, unknown } = inlineScripts(html, script);
  if (unknown.length > 0)
    console.warn(JSON.stringify({ level: 40, msg: 'inline script not allowed', unknown }));
  value.headers ??= {};
  value.headers['content-security-policy'] = contentSecurityPolicy({
    hashes,
    profile: mapMarker.test(html) ? 'map' : 'site',
    mediaOrigins: mediaOrigins(process.env),
    https: process.env['SITE_URL']?.startsWith('https:') ?? false,
  });
  value.headers['cache-control'] =
    status === 404 ? `public, max-age=0, s-maxage=${notFoundSeconds}` : pageCacheControl;
  if (status !== 200) value.status = status;
  if (isIncomplete(value)) value.headers['cache-control'] = 'no-store';
  if (status === 503) Object.assign(value.headers, { 'retry-after': '30', 'cache-control': 'no-store' });
  return status;
}

/**
 * A page as it is kept: its HTML as bytes, half of what the text would take; the framework still reads text.
 * @param {PageValue} value
 * @returns {PageValue}
 */
function inBytes(value) {
  const bytes = Buffer.from(value.html ?? '');
  return {
    ...value,
    bytes,
    get html() {
      return bytes.toString();
    },
  };
}

/** The page cache (docs/decisions/001): in memory, bounded in bytes, true statuses, strict policy. */
export default class PageCacheHandler {
  constructor() {
    this.store = pageStore();
  }

  /** @param {string} key @param {{ kind?: string }} [context] */
  async get(key, context) {
    if (context?.kind === 'APP_PAGE') lookedUp().getStore()?.add(key);
    const entry = this.store.get(key);
    if (entry === undefined || isStale(entry)) this.store.begin(key);
    return entry ?? null;
  }

  /** @param {string} key @param {PageValue | null} value @param {{ cacheControl?: CacheControl }} context */
  async set(key, value, context) {
    if (value === null) return;
    const isPage = value.kind === 'APP_PAGE';
    const status = isPage ? finishPage(value) : 200;
    if (this.store.isOutdated(key)) return;
    // A page that could not be rendered must neither be kept nor replace its good copy.
    if (status === 503) return;
    const tags = String(value.headers?.['x-next-cache-tags'] ?? '')
      .split(',')
      .filter(Boolean);
    const kept = isPage ? inBytes(value) : value;
    const entry = { value: kept, lastModified: Date.now(), cacheControl: context.cacheControl, tags };
    this.store.set(key, entry, lifetime(value, status));
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    this.store.purge([tags].flat());
  }

  resetRequestCache() {}
}
