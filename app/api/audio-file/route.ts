import { content } from '@/lib/content';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { songToApi } from '@/lib/player/api-song';

/** The browser's read of the songs: same path, query and shape as the content API's own (product §7). */
export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale') ?? defaultLocale;
  if (!isLocale(locale)) return Response.json({ error: 'unknown locale' }, { status: 400 });
  const songs = await content().songs(locale);
  if (!songs.ok) {
    const headers = { 'Retry-After': '30', 'Cache-Control': 'no-store' };
    return Response.json({ error: songs.reason }, { status: 503, headers });
  }
  return Response.json(songs.items.map(songToApi), { headers: { 'Cache-Control': 'public, max-age=60' } });
}
