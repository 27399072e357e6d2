import 'server-only';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { isPrivatePath } from '@/lib/routing/private';
import { absolute } from '@/lib/seo/graph/node';
import { ownPage } from '@/lib/server/own-page';
import type { NoFile, SharedFile } from '@/lib/server/shared-file';
import { toMarkdown } from './to-markdown';

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
