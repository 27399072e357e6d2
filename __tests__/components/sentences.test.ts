/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The gallery of parts, for developers, names its parts in English. */
const left = ['components/parts/'];
/** Attributes that hold no words for a reader. */
const technical = new Set([
  'autoComplete',
  'className',
  'content',
  'media',
  'd',
  'viewBox',
  'sizes',
  'points',
  'transform',
  'rel',
  'ratio',
  'sandbox',
]);
const wordy = /\p{L}{2,},? \p{L}{2,}/u;

/** Sentences in JSX: text between tags, and strings in attributes or braces that a reader would meet. */
function sentences(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const look = (node: ts.Node, inJsx: boolean) => {
    if (ts.isJsxAttribute(node) && technical.has(node.name.getText())) return;
    if (ts.isCallExpression(node)) inJsx = false;
    const words = ts.isJsxText(node) || (inJsx && ts.isStringLiteralLike(node)) ? node.text : '';
    if (wordy.test(words)) found.push(`${file}: ${words.trim()}`);
    ts.forEachChild(node, (child) =>
      look(child, inJsx || ts.isJsxAttribute(node) || ts.isJsxExpression(node)),
    );
  };
  look(source, false);
  return found;
}

const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.posix.join('components', file))
  .filter((file) => !left.some((folder) => file.startsWith(folder)));

it('components say nothing that is not in messages/ or content/', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(sentences)).toEqual([]);
});
