import 'server-only';
import { site } from '@/content/site';
import { localeTable, locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { calendarHref, feedHref, feedNames, markdownHref } from '@/lib/routing/files';
import { footerIndex, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { absolute } from '@/lib/seo/graph/node';

/** What the names of places say of this choir. */
type PlaceValues = { name: string; founder: string; years: string };

const item = (name: string, path: string) => `- [${name}](${absolute(path)})`;

/** The places of the footer, which name every page but those of single items. */
async function section(locale: Locale, values: PlaceValues): Promise<string> {
  const t = await translatorFor(locale, 'layout');
  const place = (key: PlaceKey) => item(t(`pages.${key}`, values), markdownHref(placeHref(locale, key)));
  const keys = ['home', 'mc', ...footerIndex.flatMap(({ places }) => places)] as const;
  const files = [
    item(`${t('pages.events')} (iCalendar)`, calendarHref(locale)),
    ...feedNames.map((name) => item(`${t(`pages.${feedPlaces[name]}`)} (Atom)`, feedHref(locale, name))),
  ];
  return [`## ${localeTable[locale].name}`, '', ...[...new Set(keys)].map(place), ...files].join('\n');
}

const feedPlaces = { news: 'news', pressReleases: 'press', announcements: 'announcements' } as const;

/** What a program that reads the site should know first (llmstxt.org). */
export async function llms(values: PlaceValues): Promise<string> {
  const sections = await Promise.all(locales.map((locale) => section(locale, values)));
  const about = locales.map((locale) => `> ${site.description[locale]} (${site.demoNotice[locale]})`);
  return [
    `# ${site.name.en}`,
    about.join('\n>\n'),
    'Every page has a twin in Markdown: its address with `.md` at the end. All addresses: ' +
      `[sitemap.xml](${absolute('/sitemap.xml')}).`,
    ...sections,
    '',
  ].join('\n\n');
}
