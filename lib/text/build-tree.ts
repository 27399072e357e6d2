import type { Element, ElementContent, Root } from 'hast';
import { betweenCells, blocks, boxes, embeds, empty, headings, hiding, inline } from './elements';
import { propertyNames, scope, sections, tableParts } from './elements';
import { tokens } from './tokens';
import type { Token } from './tokens';

/** Beyond these a text is cut: nodes of its tree, tags and texts of its markup. Elements within more than so many are left out. */
const maxNodes = 5_000;
const maxTokens = 15_000;
const maxDepth = 60;

type StartTag = Extract<Token, { kind: 'open' }>;
type Attributes = StartTag['attributes'];
type Hidden = { name: string; depth: number; embedded: boolean };

/** Builds a tree of known elements, nested as HTML lets them, from tags in any order. */
class TreeBuilder {
  readonly root: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };
  full = false;
  private readonly open: { name: string; node: Element }[] = [];
  private nodes = 0;
  private hidden: Hidden | undefined;

  add(token: Token) {
    if (this.hidden) this.passHidden(token, this.hidden);
    else if (token.kind === 'text') this.addText(token.text);
    else if (token.kind === 'close') this.close(token.name);
    else this.start(token);
  }

  private start({ name, attributes, selfClosing }: StartTag) {
    if (embeds.has(name)) this.embed(attributes);
    if (hiding.has(name) && !selfClosing) {
      this.hidden = { name, depth: 1, embedded: attributes.has('src') || attributes.has('data') };
    }
    if (name === 'hr') this.end(['p'], scope);
    if (empty.has(name)) this.insert(name, attributes);
    else if (inline.has(name)) this.startInline(name, attributes);
    else if (tableParts.has(name)) this.startPart(name, attributes);
    else if (blocks.has(name) || boxes.has(name)) this.startBlock(name, attributes);
  }

  private startInline(name: string, attributes: Attributes) {
    if (name === 'a') this.end(['a'], scope);
    // A link around the table in which this one stands goes on: links hold no links.
    if (name === 'a' && this.isOpen('a')) return;
    this.push(name, attributes);
  }

  private startBlock(name: string, attributes: Attributes) {
    this.end(['p'], scope);
    if (headings.has(name) || name === 'table') this.end([...headings], scope);
    // Before a table, where what stands between cells goes, it would end what is open around the table.
    if ((headings.has(name) || /^(li|dt|dd)$/.test(name)) && this.isBetweenCells()) return;
    if (name === 'table' && betweenCells.includes(this.open.at(-1)?.name ?? '')) this.end(['table'], []);
    if (name === 'li') this.end(['li'], ['ul', 'ol', ...scope]);
    if (name === 'dt' || name === 'dd') this.end(['dt', 'dd'], ['dl', ...scope]);
    this.push(name, attributes, boxes.has(name) ? 'div' : name);
  }

  /** A part of a table; the parts between it and the table are made when they are missing. */
  private startPart(name: string, attributes: Attributes) {
    if (!this.isOpen('table')) return;
    const holders = name === 'td' || name === 'th' ? ['tr'] : name === 'tr' ? sections : ['table'];
    if (!this.backTo(holders)) this.startPart(holders === sections ? 'tbody' : 'tr', new Map());
    if (this.open.length < maxDepth && holders.includes(this.open.at(-1)?.name ?? ''))
      this.push(name, attributes);
  }

  private isBetweenCells(): boolean {
    const part = this.open.findLast(({ name }) => name === 'table' || tableParts.has(name));
    return part !== undefined && betweenCells.includes(part.name);
  }

  private isOpen(name: string): boolean {
    return this.open.some((frame) => frame.name === name);
  }

  /** Ends what is open within the innermost of these parts of the innermost table. */
  private backTo(parts: readonly string[]): boolean {
    const table = this.open.findLastIndex(({ name }) => name === 'table');
    const place = this.open.findLastIndex(({ name }) => parts.includes(name));
    if (place === -1 || place < table) return false;
    this.open.length = place + 1;
    return true;
  }

  /** Ends the innermost open element of these names with all that is open in it, unless it is beyond a limit. */
  private end(names: readonly string[], limits: readonly string[]) {
    const place = this.open.findLastIndex(({ name }) => names.includes(name) || limits.includes(name));
    if (names.includes(this.open[place]?.name ?? '')) this.open.length = place;
  }

  private close(name: string) {
    if (name === 'br') this.insert('br', new Map());
    else if (headings.has(name)) this.end([...headings], scope);
    else if (name === 'table' || tableParts.has(name)) this.end([name], ['table']);
    else this.end([name], scope);
  }

  private passHidden(token: Token, hidden: Hidden) {
    if (token.kind === 'text') return;
    if (token.name === hidden.name) hidden.depth += token.kind === 'close' ? -1 : token.selfClosing ? 0 : 1;
    if (hidden.depth === 0) this.hidden = undefined;
    if (token.kind === 'close') return;
    if (token.name === 'source' && !hidden.embedded) {
      hidden.embedded = true;
      this.embed(token.attributes);
    }
    // A paragraph ends a drawing that was never closed (HTML, "foreign content").
    const drawing = hidden.name === 'svg' || hidden.name === 'math';
    if (!drawing || !(blocks.has(token.name) || boxes.has(token.name))) return;
    this.hidden = undefined;
    this.start(token);
  }

  private embed(attributes: Attributes) {
    const address = attributes.get('src') ?? attributes.get('data') ?? attributes.get('url');
    if (address === undefined) return;
    this.end(['p'], scope);
    const frame: Element = { type: 'element', tagName: 'iframe', properties: { src: address }, children: [] };
    this.insert('div', new Map())?.children.push(frame);
  }

  private addText(value: string) {
    const top = this.open.at(-1);
    const last = (top?.node ?? this.root).children.at(-1);
    if (betweenCells.includes(top?.name ?? '') && value.trim() === '') return;
    if (last?.type === 'text') last.value += value;
    else if (this.count()) this.append({ type: 'text', value });
  }

  private push(name: string, attributes: Attributes, tagName = name) {
    if (this.open.length >= maxDepth) return;
    const node = this.insert(tagName, attributes);
    if (node) this.open.push({ name, node });
  }

  private insert(tagName: string, attributes: Attributes): Element | undefined {
    if (!this.count()) return undefined;
    const given = [...attributes].map(([name, value]) => [propertyNames.get(name) ?? name, value] as const);
    const node: Element = { type: 'element', tagName, properties: Object.fromEntries(given), children: [] };
    this.append(node);
    return node;
  }

  /** Between the cells of a table only parts of it may stand: what else comes there goes before the table. */
  private append(node: ElementContent) {
    const top = this.open.at(-1);
    const part = node.type === 'element' && tableParts.has(node.tagName);
    if (!betweenCells.includes(top?.name ?? '') || part) {
      (top?.node ?? this.root).children.push(node);
      return;
    }
    const table = this.open.findLastIndex(({ name }) => name === 'table');
    const { children } = this.open[table - 1]?.node ?? this.root;
    const place = this.open[table] ? children.lastIndexOf(this.open[table].node) : children.length;
    children.splice(Math.max(place, 0), 0, node);
  }

  private count(): boolean {
    this.nodes += 1;
    this.full ||= this.nodes > maxNodes;
    return !this.full;
  }
}

/**
 * Markup as a tree of the elements of `elements.ts`, and `div` and `iframe` for the others of it; `cut` when there was
 * more than a text may have. The time grows with the length of the markup only.
 */
export function buildTree(html: string): { tree: Root; cut: boolean } {
  const builder = new TreeBuilder();
  let read = 0;
  let cut = false;
  for (const token of tokens(html)) {
    builder.add(token);
    read += 1;
    cut = builder.full || read > maxTokens;
    if (cut) break;
  }
  return { tree: { type: 'root', children: builder.root.children }, cut };
}
