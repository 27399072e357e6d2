import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { descriptionLength, shortestDescription, titleLength } from './lengths';

/** What a page says of itself to previews and result pages; '' for what it does not say. */
export type Head = {
  /** Of the document, as result pages show it. */
  document: string;
  title: string;
  description: string;
  siteName: string;
  card: { address: string; alt: string };
  hidden: boolean;
};

/** The preview picture as it is sent: HTTP status, bytes, pixels. */
export type CardFile = { status: number; bytes: number; width?: number; height?: number };

/** Of preview pictures: most bytes, and pixels. */
export const cardLimits = { bytes: 300_000, width: 1_200, height: 630 } as const;

function* elementsOf(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node;
  for (const child of 'children' in node ? node.children : []) yield* elementsOf(child);
}

const textOf = (element: Element | undefined) =>
  (element?.children ?? []).map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Reads a page as programs that draw previews do. */
export function readHead(html: string): Head {
  const all = [...elementsOf(fromHtml(html))];
  const metas = new Map<string, string>();
  for (const { tagName, properties } of all) {
    const name = properties['property'] ?? properties['name'];
    if (tagName === 'meta' && name != null)
      metas.set(String(name), String(properties['content'] ?? '').trim());
  }
  const say = (name: string) => metas.get(name) ?? '';
  return {
    document: textOf(all.find(({ tagName }) => tagName === 'title')).trim(),
    title: say('og:title'),
    description: say('og:description') || say('description'),
    siteName: say('og:site_name'),
    card: { address: say('og:image'), alt: say('og:image:alt') },
    hidden: /noindex/.test(say('robots')),
  };
}

export type Warning = {
  key:
    | 'titleMissing'
    | 'titleLong'
    | 'descriptionMissing'
    | 'descriptionShort'
    | 'descriptionLong'
    | 'cardMissing'
    | 'cardElsewhere'
    | 'cardGone'
    | 'cardHeavy'
    | 'cardSize'
    | 'altMissing'
    | 'hidden';
  values?: Record<string, number>;
};

function ofText({ title, description }: Head): Warning[] {
  const warnings: Warning[] = [];
  if (title === '') warnings.push({ key: 'titleMissing' });
  if (title.length > titleLength)
    warnings.push({ key: 'titleLong', values: { length: title.length, most: titleLength } });
  const { length } = description;
  if (length === 0) warnings.push({ key: 'descriptionMissing' });
  else if (length < shortestDescription)
    warnings.push({ key: 'descriptionShort', values: { length, least: shortestDescription } });
  if (length > descriptionLength)
    warnings.push({ key: 'descriptionLong', values: { length, most: descriptionLength } });
  return warnings;
}

function ofFile({ status, bytes, width = 0, height = 0 }: CardFile): Warning[] {
  if (status !== 200) return [{ key: 'cardGone', values: { status } }];
  const isRight = width === cardLimits.width && height === cardLimits.height;
  const kilobytes = (count: number) => Math.round(count / 1_000);
  return [
    ...(isRight ? [] : [{ key: 'cardSize' as const, values: { width, height } }]),
    ...(bytes <= cardLimits.bytes
      ? []
      : [
          {
            key: 'cardHeavy' as const,
            values: { size: kilobytes(bytes), most: kilobytes(cardLimits.bytes) },
          },
        ]),
  ];
}

/** What would look bad. `file` is absent when the preview picture is on another host, and has not been looked at. */
export function warningsOf(head: Head, file: CardFile | undefined): Warning[] {
  const { address, alt } = head.card;
  const card: Warning[] = file ? ofFile(file) : [{ key: 'cardElsewhere' }];
  return [
    ...ofText(head),
    ...(address === '' ? [{ key: 'cardMissing' as const }] : card),
    ...(address !== '' && alt === '' ? [{ key: 'altMissing' as const }] : []),
    ...(head.hidden ? [{ key: 'hidden' as const }] : []),
  ];
}
