import { cardOf } from '@/lib/cards/share-cards';
import type { CardAnswer } from '@/lib/cards/share-cards';
import { isLocale } from '@/lib/i18n/locales';
import { pageOfCard } from '@/lib/routing/files';
import type { NoFile } from '@/lib/server/shared-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ hash: string; page: string[] }> };

const cacheControl: Record<CardAnswer['keep'], string> = {
  'for-ever': 'public, max-age=31536000, immutable',
  shortly: 'public, max-age=300',
  not: 'no-store',
};

const refusals: Record<NoFile, ResponseInit> = {
  'not-found': { status: 404, headers: { 'Cache-Control': 'public, max-age=0, s-maxage=30' } },
  unavailable: { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
};

/** The share card of a page (lib/routing/files.ts). */
export async function GET(_: Request, { params }: Context) {
  const { hash, page } = await params;
  const path = pageOfCard(page);
  const locale = path?.split('/')[1];
  if (path === undefined || !isLocale(locale) || !/^[0-9a-f]{16}$/.test(hash))
    return new Response(null, refusals['not-found']);
  const card = await cardOf()(locale, path, hash);
  if (typeof card === 'string') return new Response(null, refusals[card]);
  const headers = {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(card.bytes.length),
    'Cache-Control': cacheControl[card.keep],
  };
  return new Response(new Uint8Array(card.bytes), { headers });
}
