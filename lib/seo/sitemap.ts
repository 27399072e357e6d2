import 'server-only';
import { content } from '@/lib/content';
import { env } from '@/lib/server/env';
import { eventSegment } from '@/lib/content/events';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { eventTypes, historySections, mediaSections, routes } from '@/lib/routing/routes';
import { setlists } from '@/lib/content/setlists';
import { productSlug } from '@/lib/shop/catalogue';
import { products } from '@/lib/shop/products';

/** Pages whose address is canonical to another one, or that are parts of a page. */
const left: string[] = ['announcements-alias', 'contact-map'];

const fixed = Object.entries(routes).flatMap(([name, path]) =>
  path.includes('{') || left.includes(name) ? [] : [path],
);

const sections = [
  ...historySections
    .filter((section) => section !== 'history')
    .map((section) => `${routes.history}/${section}`),
  ...mediaSections.filter((section) => section !== 'press').map((section) => `media/${section}`),
  ...eventTypes.map((type) => `evenimente/${type}`),
];

async function items(): Promise<string[]> {
  const port = content();
  const [news, press, events] = await Promise.all([
    port.news(defaultLocale),
    port.pressReleases(defaultLocale),
    port.events(defaultLocale),
  ]);
  return [
    ...(news.ok ? news.items.map(({ slug }) => `stiri/${encodeURIComponent(slug)}`) : []),
    ...(press.ok ? press.items.map(({ slug }) => `media/press/${encodeURIComponent(slug)}`) : []),
    ...(events.ok ? events.items.map((event) => `evenimente/news/${eventSegment(event)}`) : []),
    ...products().map((product) => `magazin/${productSlug(product)}`),
    ...(await setlists()).filter((setlist) => setlist.twin).map(({ slug }) => `programe-sala/${slug}`),
  ];
}

const address = (locale: string, path: string) =>
  `${env().siteUrl}/${locale}${path === '' ? '' : `/${path}`}`;

function entry(path: string): string {
  const alternates = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, path)}"/>`,
  );
  return locales
    .map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates.join('')}</url>`)
    .join('\n');
}

/** The site map (sitemaps.org 0.9): every canonical address, both languages, each naming the other. */
export async function sitemap(): Promise<string> {
  const entries = [...fixed, ...sections, ...(await items())].map(entry);
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
