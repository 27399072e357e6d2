import 'server-only';
import { decodeHTML } from 'entities';

/** What the head of a page says its card is made of (lib/seo/metadata.ts), as it was written there. */
export function factsIn(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const [, content] = /<meta name="card" content="([^"]*)"/.exec(head) ?? [];
  return content === undefined ? undefined : decodeHTML(content);
}
