import { content } from '@/lib/content';
import { songToApi } from '@/lib/player/api-song';
import { answer } from '@/lib/server/answer';
import { readLocale } from '@/lib/server/read-locale';

/** The browser's read of the songs: same path, query and shape as the content API's own (product §7). */
export async function GET(request: Request): Promise<Response> {
  const locale = readLocale(request);
  if (locale === undefined) return answer(400, { error: 'unknown_locale' });
  const songs = await content().songs(locale);
  if (!songs.ok) return answer(503, { error: songs.reason }, { 'Retry-After': '30' });
  return answer(200, songs.items.map(songToApi), { 'Cache-Control': 'public, max-age=60' });
}
