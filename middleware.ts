import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale } from './lib/i18n/locales';

/** Cookie that the language menu writes in the browser; no response of the server ever sets one. */
const languageCookie = 'locale';

function redirect(request: NextRequest, pathname: string, status: 307 | 308) {
  // Not nextUrl, which would put a trailing slash back.
  const target = new URL(request.url);
  target.pathname = pathname.replace(/\/+$/, '');
  const response = NextResponse.redirect(target, status);
  if (status === 307) {
    response.headers.set('Vary', 'Cookie');
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return response;
}

/** Handles the optional language prefix (product §2, readings 1 and 2) and nothing else. */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first.toLowerCase()))
    return redirect(request, ['', first.toLowerCase(), ...rest].join('/'), 308);
  const chosen = request.cookies.get(languageCookie)?.value;
  return redirect(request, `/${isLocale(chosen) ? chosen : defaultLocale}${pathname}`, 307);
}

// Prefixed pages never come through here: middleware would serve a cached page at a third of the speed.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:ro|en)(?:/|$)|api(?:/|$)|_next/|[^/]*\\.[a-z0-9]+$|(?:art|audio|files|fonts|icons)/).*)',
  ],
};
