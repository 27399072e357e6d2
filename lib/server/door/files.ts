import { isLocale, locales } from '@/lib/i18n/locales';
import { markdownHref } from '@/lib/routing/files';
import { href } from '@/lib/routing/routes';
import type { Answer } from './refuse';

/** What is called like a file and stands at the root of the site: in public/, or as a route of app/. */
export const rootFiles: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'llms.txt',
  'private.css',
  'robots.txt',
  'sitemap.xml',
];

/** Where files are: the folders of public/, and drawn cards. */
export const fileFolders: readonly string[] = ['art', 'audio', 'cards', 'files', 'fonts', 'icons'];

/** The Markdown twins of the home pages, which stand at the root too. */
const homeTwins = locales.map((locale) => markdownHref(href(locale, 'home')));

/** Folders whose pictures other sites may show: previews, readers of feeds, image searches. */
const shared = /^\/(art|cards|icons)\//;

export const isSharedPicture = (pathname: string): boolean => shared.test(pathname);

/** Whether a path is called like a file and is no page of a language: `/wp-login.php`, `/.well-known/x`. */
export function isFileName(pathname: string): boolean {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first.toLowerCase())) return false;
  return first.startsWith('.') || /\.[a-z0-9]+$/i.test(rest.at(-1) ?? first);
}

/** Whether such a path is where no file can be, so that nobody need be asked. */
export function isNowhere(pathname: string): boolean {
  const [, first = '', ...rest] = pathname.split('/');
  const isKnown = rest.length > 0 ? fileFolders.includes(first) : rootFiles.includes(first);
  return isFileName(pathname) && !isKnown && !homeTwins.includes(pathname);
}

/** The answer to programs that try names of files. */
export const noSuchFile: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=30' },
  body: '404\n',
};
