/** @jest-environment node */
import fc from 'fast-check';
import { fit } from '@/lib/cards/fit';
import { bands, drawPanel, inks } from '@/lib/cards/panel';
import { settable, widthOf } from '@/lib/cards/set-type';
import type { CardFacts } from '@/lib/cards/facts';
import { locales } from '@/lib/i18n/locales';

const style = { face: 'medium' } as const;
const room = { width: 540, height: 300, max: 88, min: 52, leading: 1.04 };
const long = 'Șaizeci de ani de cântec în țară și în străinătate, '.repeat(6).slice(0, 300);

/** Sizes and baselines of the lines of a card, in pixels, from the top. */
function linesOf(facts: CardFacts, locale: 'ro' | 'en' = 'ro') {
  const { svg, box } = drawPanel(facts, locale);
  const found = svg.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+) /g);
  const lines = [...found].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(scale) * 1000,
  }));
  return { lines: lines.toSorted((one, other) => one.y - other.y), box };
}

const full: CardFacts = {
  title: long,
  band: { text: 'Bilete epuizate', kind: 'sold-out' },
  when: 'vineri, 4 decembrie 2026 – duminică, 6 decembrie 2026, ora 19:30, ora locală',
  where: 'București, Sala Mare a Palatului Culturii și Artelor (demo)',
};

describe('text in a room', () => {
  it('is as large as it can be, and whole', () => {
    const { lines, size } = fit('Contact', style, room);
    expect([lines, size]).toEqual([['Contact'], 88]);
    const title = 'Crucifixus: un concert pentru cei plecați';
    const block = fit(title, style, room);
    expect(block.lines.join(' ')).toBe(title);
    expect(block.size).toBeGreaterThan(60);
  });

  it('is cut after a word when it is too long even at the smallest size', () => {
    const { lines, size } = fit(long, style, room);
    expect(size).toBe(52);
    expect(lines.join(' ')).toMatch(/\p{L}…$/u);
    expect(long.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
  });

  it('keeps its letters: comma below, breve and circumflex among them', () => {
    for (const face of ['roman', 'medium', 'sans', 'bold'] as const)
      expect(settable('ȘșȚțĂăÂâÎî „ghilimele” – 2026', face)).toBe('ȘșȚțĂăÂâÎî „ghilimele” – 2026');
  });

  it('writes a letter that the face lacks plainly, and leaves out what is none', () => {
    expect(settable('Nguyễn 🎵 Dvořák', 'medium')).toBe('Nguyen Dvořák');
    expect(fit('日本', style, room).lines).toEqual([]);
  });

  it('stays in the room, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines, size } = fit(text, style, room);
        expect(size).toBeGreaterThanOrEqual(52);
        expect(size * (1 + Math.max(0, lines.length - 1) * 1.04)).toBeLessThanOrEqual(300);
        for (const line of lines) expect(widthOf(line, style) * size).toBeLessThanOrEqual(541);
      }),
      { numRuns: 60 },
    );
  });
});

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the words of a card', () => {
  it.each(locales)('are in the middle 600 pixels, above the lowest 80, and large enough: %s', (locale) => {
    for (const facts of [
      full,
      { title: 'Contact' },
      { ...full, title: '日本' },
      { ...full, band: undefined },
    ]) {
      const { lines } = linesOf(facts, locale);
      for (const { x, y, size } of lines) {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(550);
        expect(y - size * 0.74).toBeGreaterThanOrEqual(0);
        expect(size).toBeGreaterThanOrEqual(20);
      }
      lines
        .slice(1)
        .forEach(({ y, size }, index) => expect(y - (lines[index]?.y ?? 0)).toBeGreaterThan(size * 0.95));
    }
  });

  it('keep their smallest sizes when all of them are long', () => {
    const sizes = linesOf(full).lines.map(({ size }) => Math.round(size));
    expect(sizes.filter((size) => size >= 52).length).toBeGreaterThanOrEqual(1);
    expect(sizes.filter((size) => size >= 36 && size < 52).length).toBeGreaterThanOrEqual(3);
    expect(sizes.filter((size) => size >= 30 && size < 36).length).toBeGreaterThanOrEqual(2);
  });

  it('leave a cover room above them', () => {
    const { box, lines } = linesOf({ title: long, offer: 'Carte · 235 lei', cover: '/art/product/19.webp' });
    expect(box?.height).toBeGreaterThan(150);
    expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThan((lines[0]?.y ?? 0) - 30);
  });

  it('contrast with what they stand on by 4.5 : 1', () => {
    const ratio = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    for (const colour of [inks.ink, inks.red, inks.muted, ...Object.values(bands)])
      expect(ratio(colour, inks.paper)).toBeGreaterThanOrEqual(4.5);
  });
});
