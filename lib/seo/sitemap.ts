import 'server-only';
import { ledger } from '@/lib/content';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { fillPath, routes } from '@/lib/routing/routes';
import { env } from '@/lib/server/env';
import { addresses } from './addresses';
import type { Address } from './addresses';
import { alternates } from './alternates';

/** Routes whose address is canonical to another one, or that are parts of a page. */
const left = ['announcements-alias', 'contact-map'];

type Path = { path: string } & Omit<Address<unknown>, 'parameters'>;

const lists: Record<string, () => Promise<Address<Record<string, string>>[]>> = addresses;

async function pathsOf([name, path]: [string, string]): Promise<Path[]> {
  const filled = await lists[name]?.();
  if (filled === undefined) return [{ path, languages: locales }];
  return filled.map(({ parameters, ...rest }) => ({ ...rest, path: fillPath(path, parameters) }));
}

/** Every canonical path, without its language. Rejects with UnknownAddresses when not all of them can be known. */
export async function canonicalPaths(): Promise<Path[]> {
  const kept = Object.entries(routes).filter(([name]) => !left.includes(name));
  return (await Promise.all(kept.map(pathsOf))).flat();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** The day a record was seen to change; nothing where nobody knows. */
function lastmod(locale: Locale, record: Path['record']): string {
  const changed = record && ledger().change(record.list, locale, record.id)?.changed;
  return changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
}

function entries({ path, languages, record }: Path): string {
  const address = (locale: Locale) => escaped(env().siteUrl + inLocale(locale, path));
  const links = Object.entries(alternates(path, languages)).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(env().siteUrl + href)}"/>`,
  );
  const url = (locale: Locale) =>
    `<url><loc>${address(locale)}</loc>${lastmod(locale, record)}${links.join('')}</url>`;
  return languages.map(url).join('\n');
}

/**
 * The site map (sitemaps.org 0.9): every canonical address, each linked to its twin in the other language. Rejects with
 * UnknownAddresses rather than leave out the pages of a list that cannot be read.
 */
export async function sitemap(): Promise<string> {
  const urls = (await canonicalPaths()).map(entries);
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
