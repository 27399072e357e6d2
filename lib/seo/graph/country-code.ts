import { locales } from '@/lib/i18n/locales';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Every region that has a name, by that name in each language of the site. */
function namedRegions(): Map<string, string> {
  const names = new Map<string, string>();
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const locale of locales) {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code)?.toLowerCase();
      if (name !== undefined && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

let regions: Map<string, string> | undefined;

/** The code (ISO 3166-1) of a country that a host names in one of the site's languages; undefined for any other word. */
export function countryCode(name: string): string | undefined {
  const given = name.trim();
  if (/^[A-Z]{2}$/.test(given)) return given;
  regions ??= namedRegions();
  return regions.get(given.toLowerCase());
}
