import { createHash } from 'node:crypto';

/** The bundler's start, the same on all pages: recognised by its grammar, with a JSON argument. */
const bundlerStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);$/;

/** @param {string} script the text of an inline script */
function startsBundler(script) {
  try {
    JSON.parse(bundlerStart.exec(script)?.[1] ?? '');
    return true;
  } catch {
    return false;
  }
}

const element = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(ld\+)?json"/;

/**
 * Hashes of the framework's inline scripts in a page (CSP 3 §8.3), and the inline scripts that nothing accounts for.
 * @param {string} html
 * @param {string | undefined} data the one that `gatherScripts` has made
 * @returns {{ hashes: string[], unknown: string[] }}
 */
export function inlineScripts(html, data) {
  /** @type {Set<string>} */
  const hashes = new Set();
  /** @type {string[]} */
  const unknown = [];
  for (const { groups } of html.matchAll(element)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (/\bsrc=/.test(attributes) || dataBlock.test(attributes) || text === '') continue;
    if (text === data || startsBundler(text))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    else unknown.push(text.slice(0, 120));
  }
  return { hashes: [...hashes], unknown };
}

/** @typedef {'site' | 'map'} PolicyProfile */

/** Players of videos in texts (lib/text/video.ts), shown after a click. */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';

/**
 * The Content-Security-Policy of a page.
 * @param {{ hashes: string[], profile?: PolicyProfile, mediaOrigins?: string[], https?: boolean }} options
 */
export function contentSecurityPolicy({ hashes, profile = 'site', mediaOrigins = [], https = false }) {
  const map = profile === 'map';
  const media = ["'self'", ...mediaOrigins].join(' ');
  const directives = [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes, map && google].filter(Boolean).join(' ')}`,
    `style-src 'self' 'unsafe-inline'${map ? ' https://fonts.googleapis.com' : ''}`,
    `font-src 'self'${map ? ' https://fonts.gstatic.com' : ''}`,
    `img-src ${media} data:${map ? ` ${google} blob:` : ''}`,
    `media-src ${media}`,
    `connect-src 'self'${map ? ` ${google}` : ''}`,
    map ? 'worker-src blob:' : `worker-src 'none'`,
    `frame-src ${["'self'", ...(map ? [] : videoHosts)].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${map ? "'self'" : "'none'"}`,
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}
