import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const root = path.resolve(__dirname, '../..');
const source = /\.(tsx?|mjs)$/;

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`; Prettier and the linter keep them in this form. */
const statement = /^(?:import|export)(?<typeOnly> type)?\s+(?:[\w*{},$\s]+?\s+from\s+)?'(?<target>[^']+)'/gm;
const dynamic = /\bimport\(\s*'(?<target>[^']+)'/g;

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name))
    .map((name) => path.join(folder, name));
}

/** The file that an import leads to, from the root of the project; the package's name for what is not ours. */
function resolve(from: string, target: string): string {
  const inside = target.startsWith('@/')
    ? target.slice(2)
    : target.startsWith('.') && path.join(path.dirname(from), target);
  if (!inside) return target;
  const candidates = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((end) => inside + end);
  const isFile = (name: string) =>
    existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile();
  return candidates.find(isFile) ?? inside;
}

function importsOf(from: string): Import[] {
  const text = readFileSync(path.join(root, from), 'utf8');
  return [...text.matchAll(statement), ...text.matchAll(dynamic)].map(({ groups }) => ({
    from,
    to: resolve(from, groups?.['target'] ?? ''),
    typeOnly: groups?.['typeOnly'] !== undefined,
  }));
}

/** Every import of the source files in these folders, and the files that begin with `'use client'`. */
export function importGraph(folders: readonly string[]) {
  const files = folders.flatMap(sourcesOf);
  const imports = files.flatMap(importsOf);
  const clients = files.filter((file) => /^'use client'/.test(readFileSync(path.join(root, file), 'utf8')));
  return { files, imports, clients };
}

/** What each file needs when it runs: types are gone by then. */
export function neededBy(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly) needed.set(from, [...(needed.get(from) ?? []), to]);
  return needed;
}

/** The shortest way from a file to one that fits, both included. */
export function wayTo(
  needed: ReadonlyMap<string, readonly string[]>,
  start: string,
  fits: (file: string) => boolean,
): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways)
      for (const file of needed.get(way.at(-1) ?? '') ?? []) {
        if (fits(file)) return [...way, file];
        if (!seen.has(file)) next.push([...way, file]);
        seen.add(file);
      }
    ways = next;
  }
  return undefined;
}
