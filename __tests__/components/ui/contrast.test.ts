/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Scheme = 'light' | 'dark';
type Tokens = Record<string, string>;

const read = (file: string) => readFileSync(path.join(process.cwd(), 'components/ui', file), 'utf8');
const css = read('tokens.css');
const night = /\.night \{\s*color-scheme: dark;([^}]*)\}/.exec(read('utilities.css'))?.[1] ?? '';

function tokens(text: string, scheme: Scheme): Tokens {
  const found: Tokens = {};
  for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    const colour = pair ? pair[scheme === 'light' ? 1 : 2] : value;
    if (colour) found[name] = colour;
  }
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(all: Tokens, front: string, back: string): number {
  const resolve = (name: string): string => {
    const value = all[name] ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : resolve(reference);
  };
  const [a, b] = [resolve(front), resolve(back)];
  if (!/^#\w{6}$/.test(a) || !/^#\w{6}$/.test(b))
    throw new Error(`${front} ${a} or ${back} ${b} is no colour`);
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const inks = ['--ink', '--muted', '--rubric', '--lapis', '--soprano', '--alto', '--tenor', '--bass'];
const grounds = ['--paper', '--paper-raised', '--plate'];
const onGrounds = inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));
const fills = [
  ['--on-fill', '--rubric-fill'],
  ['--on-fill', '--rubric-deep'],
] as const;
const signs = ['--control', '--focus'].flatMap((sign) => grounds.map((ground) => [sign, ground] as const));

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  const page = tokens(css, scheme);
  const band = { ...tokens(css, 'dark'), ...resolved(tokens(night, scheme), page) };

  it.each([...onGrounds, ...fills])('writes %s on %s at 4.5:1 or more', (front, back) => {
    expect(contrast(page, front, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(signs)('draws %s on %s at 3:1 or more', (front, back) => {
    expect(contrast(page, front, back)).toBeGreaterThanOrEqual(3);
  });
  it.each(onGrounds)('writes %s on %s of the dark band at 4.5:1 or more', (front, back) => {
    expect(contrast(band, front, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(signs)('draws %s on %s of the dark band at 3:1 or more', (front, back) => {
    expect(contrast(band, front, back)).toBeGreaterThanOrEqual(3);
  });
});

/** The band's own values, resolved against the page before they replace them. */
function resolved(own: Tokens, page: Tokens): Tokens {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      return [name, reference === undefined ? value : (page[reference] ?? value)];
    }),
  );
}
