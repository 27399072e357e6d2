/** A story, a release or an announcement as readers of feeds get it. Addresses are whole, times instants in UTC. */
export type Entry = {
  /** Its address, which also tells it from others. */
  url: string;
  title: string;
  /** BCP 47. */
  language: string;
  published?: string | undefined;
  updated: string;
  summary?: string | undefined;
  html: string;
  files: readonly { title: string; file: string }[];
};

export type Feed = {
  title: string;
  subtitle: string;
  author: string;
  language: string;
  /** Addresses of the feed and of the page with the same list. */
  self: string;
  page: string;
  entries: readonly Entry[];
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold, however it is written: controls, and two that are no characters. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const element = (name: string, text: string | undefined, attributes = '') =>
  text === undefined ? '' : `<${name}${attributes}>${escape(text)}</${name}>`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}/>`;

function entry({ url, title, language, published, updated, summary, html, files }: Entry): string {
  return [
    `<entry xml:lang="${escape(language)}">`,
    element('id', url),
    element('title', title),
    link('alternate', url, ' type="text/html"'),
    element('published', published),
    element('updated', updated),
    element('summary', summary),
    element('content', html, ' type="html"'),
    ...files.map((file) => link('enclosure', file.file, ` title="${escape(file.title)}"`)),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** An Atom feed (RFC 4287), as it was when its latest entry changed. */
export function atom({ title, subtitle, author, language, self, page, entries }: Feed): string {
  const updated =
    entries
      .map((each) => each.updated)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escape(language)}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    link('self', self, ' type="application/atom+xml"'),
    link('alternate', page, ' type="text/html"'),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    ...entries.map(entry),
    '</feed>',
  ];
  return `${parts.join('\n')}\n`;
}
