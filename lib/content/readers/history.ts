import 'server-only';
import { content } from '..';
import type { ListResult } from '../result';
import type { ClothingItem, DiscographyEntry, MemberGroup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { historyPath } from '@/lib/routing/routes';
import type { HistorySection } from '@/lib/routing/routes';

export type HistoryData =
  | { ok: true; section: 'history' }
  | { ok: true; section: 'members'; items: MemberGroup[] }
  | { ok: true; section: 'clothing'; items: ClothingItem[] }
  | { ok: true; section: 'discography'; items: DiscographyEntry[] };

type Unavailable = { ok: false; section: HistorySection };

async function withList<T>(section: HistorySection, read: Promise<ListResult<T>>) {
  const result = await read;
  return result.ok ? { ok: true as const, items: result.items } : { ok: false as const, section };
}

/** Fragment of an album in the discography, by its place in the list: the lists count from 0, readers from 1. */
export const albumId = (index: number): string => `album-${index + 1}`;

/** The list behind a section of the history page; the history itself is a page without one. */
export async function readHistorySection(
  locale: Locale,
  section: HistorySection,
): Promise<HistoryData | Unavailable> {
  if (section === 'history') return { ok: true, section };
  if (section === 'members') return { ...(await withList(section, content().memberGroups(locale))), section };
  if (section === 'clothing') return { ...(await withList(section, content().clothing(locale))), section };
  return { ...(await withList(section, content().discography(locale))), section };
}

/** Address of an album in the discography, for the product that is a recording of it. */
export async function albumHref(locale: Locale, productId: number): Promise<string | undefined> {
  const albums = await content().discography(locale);
  const index = albums.ok ? albums.items.findIndex((album) => album.productId === productId) : -1;
  return index < 0 ? undefined : `${inLocale(locale, historyPath('discography'))}#${albumId(index)}`;
}
