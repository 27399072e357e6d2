import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { withoutControls } from './clean';
import { raw } from './elements';

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string>; selfClosing: boolean }
  | { kind: 'close'; name: string };

/** The attributes that anything is made of; the others are not kept. */
const attributeNames = new Set([
  ...['href', 'src', 'data', 'url', 'alt', 'width', 'height', 'lang', 'start'],
  ...['scope', 'colspan', 'rowspan', 'datetime', 'title'],
]);

const rawEnds = new Map([...raw].map((name) => [name, new RegExp(`</${name}`, 'gi')]));

const tagStart = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;

/** The attributes of a tag that begins at `from`, and where it ends; undefined when it does not. */
function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>();
  attribute.lastIndex = from;
  for (;;) {
    const found = attribute.exec(html);
    if (!found) return undefined;
    const [, end, name = '', ...values] = found;
    if (end) return { attributes, end: attribute.lastIndex };
    const key = name.toLowerCase();
    if (!attributeNames.has(key) || attributes.has(key)) continue;
    const value = values.find((each) => each !== undefined) ?? '';
    attributes.set(key, withoutControls(decodeHTMLAttribute(value)));
  }
}

/** Where the text goes on after what began at `from` and ends with `end`. */
function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found === -1 ? html.length : found + end.length;
}

/** Where the content of an element that holds no markup ends. */
function afterRaw(html: string, name: string, from: number): number {
  const end = rawEnds.get(name);
  if (!end) return from;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/**
 * The texts and tags of markup, in one pass: the time grows with its length, whatever stands in it. Comments,
 * declarations, scripts and unfinished tags are left out; references are decoded.
 */
export function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next === -1 ? html.length : next;
    if (end > at) yield { kind: 'text', text: withoutControls(decodeHTML(html.slice(at, end))) };
    at = end;
    tagStart.lastIndex = at;
    const [start, slash, given = ''] = tagStart.exec(html) ?? [];
    if (start !== undefined) {
      const name = given.toLowerCase();
      const read = readAttributes(html, at + start.length);
      if (!read) return;
      at = read.end;
      if (slash) yield { kind: 'close', name };
      else {
        yield { kind: 'open', name, attributes: read.attributes, selfClosing: html[at - 2] === '/' };
        at = afterRaw(html, name, at);
      }
    } else if (html.startsWith('<!--', at)) at = after(html, '-->', at + 2);
    else if (/[!?/]/.test(html[at + 1] ?? '')) at = after(html, '>', at);
    else if (at < html.length) {
      yield { kind: 'text', text: '<' };
      at += 1;
    }
  }
}
