import { getLocale, getTranslations } from 'next-intl/server';
import { publicInformation } from '@/lib/content/texts/public-information';
import { href } from '@/lib/routing/routes';
import type { Crumb } from './breadcrumbs';

/* What stands above a page in its breadcrumb: for the page that shows it, and for the head that tells of it. */

export async function aboveStory(): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  return [{ label: t('title'), href: href(locale, 'news') }];
}

export async function aboveRelease(): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media')]);
  return [{ label: t('press'), href: href(locale, 'media') }];
}

/** `upcoming`: whether the event is still to come, else it stands in the archive. */
export async function aboveEvent(upcoming: boolean): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('events')]);
  const type = upcoming ? 'news' : 'archive';
  return [{ label: t(`${type}Title`), href: href(locale, 'events', { type }) }];
}

export async function aboveSetlist(): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('setlists')]);
  return [{ label: t('title'), href: href(locale, 'setlists') }];
}

export async function abovePiece(): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listening')]);
  return [{ label: t('title'), href: href(locale, 'listening') }];
}

export async function aboveProduct(): Promise<Crumb[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('shop')]);
  return [{ label: t('title'), href: href(locale, 'shop') }];
}

export async function aboveInPublic(): Promise<Crumb[]> {
  const locale = await getLocale();
  const { title } = await publicInformation(locale);
  return [{ label: title, href: href(locale, 'public-information') }];
}

export async function aboveGdprDocument(): Promise<Crumb[]> {
  const locale = await getLocale();
  return [...(await aboveInPublic()), { label: 'GDPR', href: href(locale, 'gdpr') }];
}
