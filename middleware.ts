import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale } from './lib/i18n/locales';
import { leadsOn } from './lib/routing/redirects';

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

/** The optional language prefix (product §2, readings 1 and 2), and addresses that lead on to another. */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const [, first = '', ...rest] = pathname.split('/');
  const language = first.toLowerCase();
  if (isLocale(language)) {
    const prefixed = ['', language, ...rest].join('/');
    const target = leadsOn(prefixed) ?? prefixed;
    return target === pathname ? NextResponse.next() : redirect(request, target, 308);
  }
  const chosen = request.cookies.get(languageCookie)?.value;
  return redirect(request, `/${isLocale(chosen) ? chosen : defaultLocale}${pathname}`, 307);
}

// Pages never pass here: a cached page through middleware is served at a third of the speed. Of the addresses with a
// language, only those that may lead on do: with a capital letter, or the parents in lib/routing/redirects.ts.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:ro|en)(?:/|$)|(?:api|desk)(?:/|$)|_next/|[^/]*\\.[a-z0-9]+$|(?:art|audio|cards|files|fonts|icons)/).*)',
    '/((?:ro|en)/[^%]*[A-Z].*)',
    '/((?:ro|en)/(?:evenimente|despre-[^/]+)/?)',
  ],
};
