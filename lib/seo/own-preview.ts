import 'server-only';
import { isLocale } from '@/lib/i18n/locales';
import { isPrivatePath } from '@/lib/routing/private';
import { env } from '@/lib/server/env';
import { ownAnswer } from '@/lib/server/own-page';
import { readHead, warningsOf } from './preview';
import type { CardFile, Head, Warning } from './preview';

/** How an address of the site is seen elsewhere; `head` is absent where the answer, of `status`, is no page. */
export type Preview = {
  path: string;
  status: number;
  head?: Head;
  /** Path of the preview picture, if it is on this site. */
  cardPath?: string;
  warnings: Warning[];
};

/** The path that an address means, if it is one of a public page of this site; it may be written without the host. */
export function ownPath(address: string): string | undefined {
  const { siteUrl } = env();
  if (!URL.canParse(address.trim(), siteUrl)) return undefined;
  const { origin, pathname } = new URL(address.trim(), siteUrl);
  const isOwn = origin === new URL(siteUrl).origin && isLocale(pathname.split('/')[1]);
  return isOwn && !isPrivatePath(pathname) ? pathname : undefined;
}

function cardPathOf({ card }: Head): string | undefined {
  const { siteUrl } = env();
  if (!URL.canParse(card.address, siteUrl)) return undefined;
  const { origin, pathname, search } = new URL(card.address, siteUrl);
  return card.address !== '' && origin === new URL(siteUrl).origin ? pathname + search : undefined;
}

async function cardFile(path: string): Promise<CardFile> {
  const answer = await ownAnswer(path);
  const bytes = Buffer.from((await answer?.arrayBuffer().catch(() => undefined)) ?? new ArrayBuffer(0));
  // Only here: nothing else that this process does needs it.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return { status: answer?.status ?? 503, bytes: bytes.length, width, height };
}

/** How a path of the site (`ownPath`) is seen elsewhere, by what the site answers now. */
export async function ownPreview(path: string): Promise<Preview> {
  const answer = await ownAnswer(path);
  const status = answer?.status ?? 503;
  const html = status === 200 ? await answer?.text().catch(() => undefined) : undefined;
  if (html === undefined) return { path, status, warnings: [] };
  const head = readHead(html);
  const cardPath = cardPathOf(head);
  const file = cardPath === undefined ? undefined : await cardFile(cardPath);
  const warnings = warningsOf(head, file);
  return { path, status, head, warnings, ...(cardPath !== undefined && { cardPath }) };
}
