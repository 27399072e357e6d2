import 'server-only';
import { content } from '..';
import type { ListResult } from '../result';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaSection } from '@/lib/routing/routes';

async function list<Section extends MediaSection, T>(section: Section, read: Promise<ListResult<T>>) {
  const result = await read;
  return result.ok ? { ok: true as const, section, items: result.items } : { ok: false as const, section };
}

/** The list behind a section of the media page; the page is nothing without it. */
export function readMediaSection(locale: Locale, section: MediaSection) {
  const port = content();
  if (section === 'press') return list(section, port.pressReleases(locale));
  if (section === 'partners') return list(section, port.partners(locale));
  if (section === 'gallery') return list(section, port.gallery(locale));
  if (section === 'media') return list(section, port.mediaAppearances(locale));
  return list(section, port.branding(locale));
}

export type MediaData = Extract<Awaited<ReturnType<typeof readMediaSection>>, { ok: true }>;
