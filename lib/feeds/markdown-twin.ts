import 'server-only';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { isPrivatePath } from '@/lib/routing/private';
import { absolute } from '@/lib/seo/graph/node';
import { ownAnswer } from '@/lib/server/own-answer';
import type { NoFile, SharedFile } from '@/lib/server/shared-file';
import { toMarkdown } from './to-markdown';

/** The page as its readers get it: kept ones come from memory. */
async function ownPage(path: string): Promise<string | NoFile> {
  const response = await ownAnswer(path);
  if (response === undefined || response.status >= 500) return 'unavailable';
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? await response.text().catch(() => 'unavailable' as const) : 'not-found';
}

/**
 * The Markdown twin of a page, made of what the page says. Only a page that search engines may show, and that is
 * canonical to itself, has one. `path` has its language.
 */
export async function markdownTwin(locale: Locale, path: string): Promise<SharedFile | NoFile> {
  if (isPrivatePath(path)) return 'not-found';
  const html = await ownPage(path);
  if (html === 'not-found' || html === 'unavailable') return html;
  const url = absolute(path);
  const { canonical, markdown } = toMarkdown(html, url);
  if (canonical !== url) return 'not-found';
  return {
    type: 'text/markdown',
    body: `${markdown}\n***\n\n<${url}>\n\n${site.demoNotice[locale]}\n`,
    headers: {
      Link: `<${url}>; rel="canonical"`,
      'Content-Language': locale,
      'X-Robots-Tag': 'noindex',
    },
  };
}
