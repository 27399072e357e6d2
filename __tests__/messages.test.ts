/** @jest-environment node */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

function parts(elements: MessageFormatElement[]): { arguments: string[]; plurals: string[][] } {
  const found = { arguments: [] as string[], plurals: [] as string[][] };
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.arguments.push(element.value);
    if (element.type === TYPE.plural) found.plurals.push(Object.keys(element.options));
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => option.value)
        : element.type === TYPE.tag
          ? element.children
          : [];
    const nested = parts(inner);
    found.arguments.push(...nested.arguments);
    found.plurals.push(...nested.plurals);
  }
  return found;
}

const messages = { ro: new Map(flatten(ro as Tree)), en: new Map(flatten(en as Tree)) };
const argumentsOf = (text: string) => [...new Set(parts(parse(text)).arguments)].sort();

describe('interface messages', () => {
  it('have the same keys in both languages', () => {
    expect([...messages.ro.keys()].sort()).toEqual([...messages.en.keys()].sort());
  });

  it('take the same arguments in both languages', () => {
    for (const [key, text] of messages.ro) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(messages.en.get(key) ?? '')]);
    }
  });

  it('have every plural form their language needs', () => {
    for (const [locale, needed] of [
      ['ro', ['one', 'few', 'other']],
      ['en', ['one', 'other']],
    ] as const) {
      for (const [key, text] of messages[locale]) {
        for (const forms of parts(parse(text)).plurals)
          expect([key, forms]).toEqual([key, expect.arrayContaining([...needed])]);
      }
    }
  });

  it('write ș and ț with a comma below, and quotation marks of the language', () => {
    for (const [key, text] of messages.ro) expect([key, /[şţŞŢ]/.test(text)]).toEqual([key, false]);
    for (const [key, text] of messages.ro) expect([key, /“|"/.test(text)]).toEqual([key, false]);
    for (const [key, text] of messages.en) expect([key, /„|"/.test(text)]).toEqual([key, false]);
  });

  it('are not the same text left untranslated, but for the title that is Romanian in both (reading 18)', () => {
    const same = [...messages.ro].filter(
      ([key, text]) =>
        key !== 'meta404.documentTitle' && messages.en.get(key) === text && /\p{L}{4,} \p{L}{4,}/u.test(text),
    );
    expect(same).toEqual([]);
  });
});
