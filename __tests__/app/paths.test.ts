/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/lib/routing/routes';

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== path.join('lib', 'routing', 'routes.ts'));

const folders = [...new Set(Object.values(routes).map((route) => route.split('/')[0]))].filter(Boolean);
/** The start of a text that spells an address: "stiri/", "/stiri", "/${locale}/stiri", "${routes.news}/". */
const spelt = new RegExp(
  `['"\`](?:(?:/|/?\\$\\{[^}]*\\}/)(?:${folders.join('|')})(?:[/'"\`?#])|(?:${folders.join('|')})/|/?\\$\\{(?:routes|aboutSegment)\\b)`,
);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');

it('an address is spelt in the table of routes and nowhere else', () => {
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => spelt.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
