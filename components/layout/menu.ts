import { getLocale, getTranslations } from 'next-intl/server';
import { localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { aboutMenu, navbar, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { parentOf } from '@/lib/routing/pathname';
import { placeValues } from '@/lib/content/texts/place-values';

export type MenuLink = { href: string; label: string; section?: string | undefined };

export type Menu = {
  label: string;
  languageLabel: string;
  about: { label: string; links: MenuLink[] };
  links: MenuLink[];
};

/** Places whose section is wider than their address: the archive and single events belong to „Evenimente”. */
const sections: Partial<Record<PlaceKey, (locale: Locale) => string>> = {
  events: (locale) => parentOf(placeHref(locale, 'events')),
};

/** The navbar's labels and addresses, for both the wide menu and the phone index. */
export async function readMenu(): Promise<Menu> {
  const locale = await getLocale();
  const [t, values] = await Promise.all([getTranslations('layout'), placeValues()]);
  const link = (key: PlaceKey): MenuLink => ({
    href: placeHref(locale, key),
    label: t(`pages.${key}`, values),
    section: sections[key]?.(locale),
  });
  return {
    label: t('mainNav'),
    languageLabel: t('languageCurrent', { language: localeTable[locale].name }),
    about: { label: t('groups.about'), links: aboutMenu.places.map(link) },
    links: navbar.map(link),
  };
}
