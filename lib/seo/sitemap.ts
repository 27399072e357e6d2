import 'server-only';
import { locales } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { fillPath, routes } from '@/lib/routing/routes';
import { env } from '@/lib/server/env';
import { addresses } from './addresses';

/** Routes whose address is canonical to another one, or that are parts of a page. */
const left = ['announcements-alias', 'contact-map'];

const lists: Record<string, () => Promise<Record<string, string>[]>> = addresses;

/** Every canonical path, without its language. */
async function paths(): Promise<string[]> {
  const kept = Object.entries(routes).filter(([name]) => !left.includes(name));
  const filled = kept.map(async ([name, path]) => {
    const parameters = (await lists[name]?.()) ?? [{}];
    return parameters.map((values) => fillPath(path, values));
  });
  return (await Promise.all(filled)).flat();
}

function entry(path: string): string {
  const address = (locale: (typeof locales)[number]) => env().siteUrl + inLocale(locale, path);
  const alternates = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
  );
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${alternates.join('')}</url>`).join('\n');
}

/** The site map (sitemaps.org 0.9): every canonical address, both languages, each naming the other. */
export async function sitemap(): Promise<string> {
  const entries = (await paths()).map(entry);
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
