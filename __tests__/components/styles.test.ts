/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paper as inCode } from '@/app/paper';

const files = ['app', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(root, file)),
);
const read = (file: string) => readFileSync(file, 'utf8');
const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const classesOf = (css: string) =>
  new Set([...withoutComments(css).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

const sheets = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, classesOf(read(file))]),
);

/** Every use of a sheet: `styles.name`, or the words of a file that looks names up (`styles[size]`). */
const uses = code.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, styles = '', from = '']) => ({
    file,
    sheet: from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(file), from),
    named: [...text.matchAll(new RegExp(`(?<!/)\\b${styles}\\.([a-zA-Z]\\w*)`, 'g'))].map(
      ([, name = '']) => name,
    ),
    lookedUp: new RegExp(`\\b${styles}\\[`).test(text) ? text : '',
  })),
);

describe('style sheets', () => {
  it('define every class that a component names', () => {
    const missing = uses.flatMap(({ file, sheet, named }) =>
      named
        .filter((name) => name !== 'module' && !sheets.get(sheet)?.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('hold no class that no component uses', () => {
    const unused = [...sheets].flatMap(([sheet, classes]) => {
      const users = uses.filter((use) => use.sheet === sheet);
      const isUsed = (name: string) =>
        users.some(
          ({ named, lookedUp }) => named.includes(name) || new RegExp(`['"]${name}['"]`).test(lookedUp),
        );
      return [...classes].filter((name) => !isUsed(name)).map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('hold no global helper that nothing wears', () => {
    const markup = code.map(({ text }) => text).join('\n');
    const unused = [...classesOf(read('components/ui/utilities.css'))].filter(
      (name) => !/^voice-/.test(name) && !new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(markup),
    );
    expect(unused).toEqual([]);
  });

  it('give the browser’s own bars the colour of the paper', () => {
    const paper = /--paper: light-dark\((#\w{6}), (#\w{6})\)/
      .exec(read('components/ui/tokens.css'))
      ?.slice(1);
    expect(paper).toHaveLength(2);
    expect(Object.values(inCode)).toEqual(paper);
  });
});
