import { UnknownAddresses } from '@/lib/seo/addresses';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
};

/** A map that lacks pages would take them out of search engines: better none for half a minute. */
export async function GET() {
  try {
    return new Response(await sitemap(), { headers });
  } catch (error) {
    if (!(error instanceof UnknownAddresses)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } });
  }
}
