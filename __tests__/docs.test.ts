import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whatever code and documents say about a document must be found in it: see the top of docs/product.md. */
const rooms = ['app', 'components', 'lib', 'scripts', 'studio', '__tests__', 'docs', 'content', '.'];
const code = /\.(tsx?|mjs|css)$/;
const skipped = /(^|\/)(node_modules|baselines)\//;

function filesOf(room: string): string[] {
  if (!existsSync(room)) return [];
  return readdirSync(room, { recursive: room !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.test(file));
}

const files = rooms.flatMap(filesOf);
const markdown = files.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(file, 'utf8');

const headingsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
const documents = new Map(
  markdown
    .filter((file) => path.dirname(file) === 'docs')
    .map((file) => [path.basename(file, '.md'), headingsOf(file)] as const),
);
const product = read('docs/product.md');
const readings = [...product.matchAll(/^- \*\*(\d+)\.\*\*/gm)].map(([, number]) => Number(number));
const sections = (documents.get('product') ?? []).flatMap((heading) => /^§(\d+) /.exec(heading)?.[1] ?? []);

/** A comment may break anywhere: its line ends and margins are spaces. */
const joined = (text: string) => text.replace(/\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ');

/** Every number of "readings 3, 7 and 41–44". */
function numbersOf(list: string): number[] {
  return [...list.matchAll(/(\d+)(?:[–-](\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
  );
}

const number = String.raw`\d+(?:[–-]\d+)?`;
const readingList = new RegExp(String.raw`\breadings? (${number}(?:(?:, | and |, and )${number})*)`, 'gi');

function danglingIn(text: string): string[] {
  const named = [...text.matchAll(readingList)].flatMap(([, list = '']) => numbersOf(list));
  const cited = [...text.matchAll(/\bproduct §(\d+)/gi)].map(([, section = '']) => section);
  const quoted = [...text.matchAll(/\b([a-z-]+), "([^"]+)"/g)];
  const decisions = [...text.matchAll(/docs\/decisions\/(\d{3})/g)].map(([, id = '']) => id);
  const paths = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([file]) => file);
  return [
    ...named.filter((each) => !readings.includes(each)).map((each) => `reading ${each}`),
    ...cited.filter((each) => !sections.includes(each)).map((each) => `product §${each}`),
    ...quoted.flatMap(([whole, document = '', heading = '']) =>
      documents.get(document)?.includes(heading) === false ? [whole] : [],
    ),
    ...decisions.filter((id) => !readdirSync('docs/decisions').some((file) => file.startsWith(`${id}-`))),
    ...paths.filter((file) => !existsSync(file)),
  ];
}

/** Relative links of a document, without their anchors. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);

describe('the documents', () => {
  it('number their sections and readings without a gap', () => {
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(readings).toEqual(Array.from({ length: readings.length }, (_, index) => index + 1));
    expect(readings.length).toBeGreaterThanOrEqual(65);
  });

  it('contain every section, reading and decision that code and documents refer to', () => {
    const dangling = files
      .filter((file) => code.test(file) || markdown.includes(file))
      .filter((file) => file !== '__tests__/docs.test.ts')
      .flatMap((file) => danglingIn(joined(read(file))).map((reference) => `${file}: ${reference}`));
    expect(dangling).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = markdown.flatMap((file) =>
      linksOf(read(file))
        .filter((target) => !existsSync(path.join(path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['see reading 67', 'reading 67'],
    ['readings 3, 41 and 65–67', 'reading 67'],
    [joined('/**\n * A rule (reading\n * 99).\n */'), 'reading 99'],
    ['Product §10 says so', 'product §10'],
    ['(product, "Honest noise")', 'product, "Honest noise"'],
    ['see docs/decisions/999', '999'],
    ['see docs/missing.md', 'docs/missing.md'],
  ])('notices a reference that leads nowhere: %s', (text, reference) => {
    expect(danglingIn(text)).toEqual([reference]);
  });

  it.each([
    'readings 1, 4–14 and 65',
    'product §5, reading 49',
    '(product, "Honest sound")',
    'docs/decisions/001',
  ])('accepts a reference that leads somewhere: %s', (text) => {
    expect(danglingIn(text)).toEqual([]);
  });
});
