/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { privateRoutes } from '@/lib/routing/private';
import { routes } from '@/lib/routing/routes';

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^lib\/routing\/(routes|private)\.ts$/.test(file));

/** The desk's pages name each other; they are in no language. */
const tabled = [...Object.values(routes), ...Object.values(privateRoutes)].filter(
  (route) => route !== privateRoutes.desk,
);
const folders = [...new Set(tabled.map((route) => route.replace('{locale}/', '').split('/')[0]))].filter(
  Boolean,
);
/** The start of a text that spells an address: "stiri/", "/stiri", "/${locale}/stiri", "${routes.news}/". */
const spelt = new RegExp(
  `['"\`](?:(?:/|/?\\$\\{[^}]*\\}/)(?:${folders.join('|')})(?:[/'"\`?#])|(?:${folders.join('|')})/|/?\\$\\{(?:routes|aboutSegment)\\b)`,
);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');

it('an address is spelt in the tables of routes and nowhere else', () => {
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => spelt.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
