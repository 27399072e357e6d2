import type { ServerResponse } from 'node:http';
import type { Address } from './address';
import { isSharedPicture } from './files';
import { privateHeaders } from './private-headers';

/** What the app router reads of its own answers; every other `x-nextjs-…` header is nobody's business. */
const routerReads = ['x-nextjs-deployment-id', 'x-nextjs-postponed', 'x-nextjs-stale-time'];

/** A redirect leads to a path of this site, whatever host the request named, with the query the visitor came with. */
function redirectTarget(location: string, search: string): string {
  const base = 'http://localhost';
  if (!URL.canParse(location, base)) return '/';
  const { pathname, search: own, hash } = new URL(location, base);
  return `${pathname.replace(/^\/\/+/, '/')}${own || search}${hash}`;
}

/** The last touches of an answer's headers, just before they leave. */
export function finishHeaders(response: ServerResponse, { kind, pathname, search }: Address): void {
  const location = response.getHeader('location');
  if (typeof location === 'string') response.setHeader('Location', redirectTarget(location, search));
  response.removeHeader('refresh');
  if (isSharedPicture(pathname)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // The framework adds a page's policy to the general one, and two policies intersect: the last is the page's.
  const policy = response.getHeader('content-security-policy');
  if (Array.isArray(policy)) response.setHeader('Content-Security-Policy', policy.at(-1) ?? '');
  const isRouterRead = String(response.getHeader('content-type')).startsWith('text/x-component');
  for (const name of response.getHeaderNames()) {
    if (name.startsWith('x-nextjs-') && !(isRouterRead && routerReads.includes(name)))
      response.removeHeader(name);
  }
  if (kind !== 'private') return;
  for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value);
}
