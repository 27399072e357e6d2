import { markdownTwin } from '@/lib/feeds/markdown-twin';
import { isLocale } from '@/lib/i18n/locales';
import { markdownHref } from '@/lib/routing/files';
import { sharedFile } from '@/lib/server/shared-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ page: string[] }> };

/** The Markdown twin of a page, asked for as `/{page}.md` (next.config.mjs). */
export async function GET(request: Request, { params }: Context) {
  const { page } = await params;
  const [locale] = page;
  const path = page.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  // A twin has no twin: such a name would be asked for again, shorter by one.
  return isLocale(locale) && !path.endsWith('.md')
    ? sharedFile(request, markdownHref(path), () => markdownTwin(locale, path))
    : new Response(null, { status: 404 });
}
