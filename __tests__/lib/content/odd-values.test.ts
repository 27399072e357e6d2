/** @jest-environment node */
import fc from 'fast-check';
import { env } from '@/lib/server/env';
import { resolver } from '@/lib/text/address';
import { listNames } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { parseList } from '@/lib/content/parse';
import { serverHtml } from '../../support/server-html';
import { goodItems } from './support/good-items';
import { harmful, harmless } from './support/odd-values';
import { views } from './support/views';


const resolve = resolver('https://api.example');
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");

/** Addresses that the page leads to or loads from. */
function addresses(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|srcSet|action|poster|data)="([^"]*)"/gi)].map(([, value = '']) => decode(value));
}

/** What a browser would make of a page's markup that it should not. */
function dangers(html: string): string[] {
  const leads = addresses(html).filter((address) => {
    if (address.startsWith('#')) return false;
    if (!URL.canParse(address, 'https://site.example')) return true;
    const url = new URL(address, 'https://site.example');
    const disguised = url.host === 'evil.example' || url.username !== '' || /^\/[/\\]|\\/.test(address);
    // The calendar of this very site, for programs that subscribe.
    if (url.protocol === 'webcal:') return url.host !== new URL(env().siteUrl).host;
    return disguised || !/^(https?|mailto|tel):$/.test(url.protocol);
  });
  const loads = [...html.matchAll(/<(?:img|audio|video|source|link)\b[^>]*"(?:https?:)?\/\/pixel\.example[^>]*>/gi)];
  const tags = [...html.matchAll(/<(?:iframe|object|embed|form|base|svg\s[^>]*onload|meta|style|math)\b[^>]*>/gi)];
  const scripts = [...html.matchAll(/<script\b(?! type="application\/ld\+json"| ?id="[^"]*"| ?>\$RC)[^>]*>/gi)];
  const handlers = [...html.matchAll(/<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*\son[a-z]+\s*=[^>]*>/gi)];
  const characters = html.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe]/g) ?? [];
  return [...leads, ...[...loads, ...tags, ...scripts, ...handlers].map(([tag]) => tag), ...characters];
}

/** A list whose items have one of the values each in one field, among good ones. */
function listWith(name: ListName, values: readonly unknown[]): unknown[] {
  const good = goodItems[name];
  const fields = Object.keys(good(0));
  const bad = fields.flatMap((field, place) =>
    values.map((value, index) => ({ ...good(1_000 + place * 1_000 + index), [field]: value })),
  );
  return [good(900_001), ...values, ...bad, good(900_002)];
}

/** Of items that came out alike but for their numbers, the first: most odd values are read as absent. */
function distinct<Item extends object>(items: readonly Item[]): Item[] {
  const numbers = (item: Item) => ('id' in item ? new RegExp(`\\b${String(item.id)}\\b`, 'g') : /\b\d{4,6}$/g);
  const looks = new Map(items.toReversed().map((item) => [JSON.stringify(item).replace(numbers(item), 'n'), item]));
  return [...looks.values()].toReversed();
}

const show = <Name extends ListName>(name: Name, given: unknown[]) => {
  const { items, findings } = parseList(name, given, resolve);
  return { items, findings, page: serverHtml(views[name](distinct(items))) };
};

describe('the table', () => {
  it('has sixty values of each kind', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(60);
    expect(harmful.length).toBeGreaterThanOrEqual(60);
  });
});

describe.each(listNames)('a list of %s', (name) => {
  it.each([
    ['odd', harmless],
    ['harmful', harmful],
  ])('shows its good items, and nothing dangerous, when every field takes %s values', async (_, values) => {
    const { items, page } = show(name, listWith(name, values));
    const good = parseList(name, [goodItems[name](900_001), goodItems[name](900_002)], resolve).items;
    expect(items).toEqual(expect.arrayContaining(good));
    expect(items.length).toBeGreaterThan(good.length);
    expect(dangers(await page)).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('any JSON value', () => {
  it.each(listNames)('can stand in for an item of %s, or for any field of one', (name) => {
    const fields = Object.keys(goodItems[name](1));
    const change = fc.record({ field: fc.constantFrom(...fields), value: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(change), (values, changes) => {
        const changed = changes.map(({ field, value }, index) => ({ ...goodItems[name](index), [field]: value }));
        const { items } = parseList(name, [...values, ...changed], resolve);
        expect(items.length).toBeLessThanOrEqual(values.length + changed.length);
      }),
      { numRuns: 100 },
    );
  });

  it.each(listNames)('that passes as an item of %s can be shown', async (name) => {
    const fields = Object.keys(goodItems[name](1));
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...harmless, ...harmful), fc.string());
    const change = fc.record({ field: fc.constantFrom(...fields), value });
    const items = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(items, async (changes) => {
        const given = changes.map((each, index) => ({
          ...goodItems[name](index),
          ...Object.fromEntries(each.map(({ field, value: odd }) => [field, odd])),
        }));
        expect(dangers(await show(name, given).page)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
