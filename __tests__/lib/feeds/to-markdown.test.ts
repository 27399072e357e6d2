/** @jest-environment node */
import fc from 'fast-check';
import { toMarkdown } from '@/lib/feeds/to-markdown';
import { hostileMarkup } from '../../support/hostile-markup';

const base = 'https://cor.example/ro/stiri';
const page = (main: string) =>
  `<!doctype html><html><head><link rel="canonical" href="/ro/stiri"></head><body><nav>Meniu</nav><main>${main}</main></body></html>`;
const read = (main: string) => toMarkdown(page(main), base).markdown.trim();

describe('the Markdown of a page', () => {
  it('is what stands in its main part, and knows its address', () => {
    expect(toMarkdown(page('<h1>Știri</h1><p>Una.</p>'), base)).toEqual({
      canonical: base,
      markdown: '# Știri\n\nUna.\n',
    });
  });

  it('has whole addresses, and the pictures’ own', () => {
    expect(read('<p><a href="/ro/turnee#a">Turnee</a></p>')).toBe(
      '[Turnee](https://cor.example/ro/turnee#a)',
    );
    expect(read('<img alt="Corul" src="/_next/image?url=%2Fart%2Fa.webp&amp;w=640&amp;q=75">')).toBe(
      '![Corul](https://cor.example/art/a.webp)',
    );
  });

  it('keeps tables, prices struck through, and links apart', () => {
    expect(read('<table><tr><th>An</th></tr><tr><td>1963</td></tr></table>')).toContain('| 1963 |');
    expect(read('<p><del>40 lei</del> 30 lei</p>')).toBe('~~40 lei~~ 30 lei');
    expect(read('<p><a href="a">Unu</a><a href="b">Doi</a></p>')).toMatch(/\) \[Doi/);
  });

  it('leaves out controls, but for the songs of a playlist', () => {
    const controls = '<button>Pornește</button><p aria-hidden="true">♪</p><svg><title>x</title></svg>';
    expect(read(`${controls}<ol><li><button>Lebăda</button></li></ol>`)).toBe('1. Lebăda');
  });

  it('leaves out what is told only while it lasts', () => {
    expect(read('<p>Una.</p><span role="status">Se încarcă</span><p aria-live="polite">Redare</p>')).toBe(
      'Una.',
    );
  });

  it('is made of anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileMarkup)), (given) => {
        expect(typeof toMarkdown(given, base).markdown).toBe('string');
        expect(typeof read(given)).toBe('string');
      }),
    );
  });
});
