// Holds the pictures to their promises: sizes listed, budgets kept, none missing, none that nothing shows. Exits 1 and
// says what is wrong.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { budgetOf } from './lib/budgets';
import type { Size } from './lib/output';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MB = 1_000_000;
const TOTAL = 9 * MB;

const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? walk(join(folder, e.name)) : [join(folder, e.name)],
  );
const sizes: Record<string, Size | undefined> = JSON.parse(
  readFileSync(join(ROOT, 'content/artwork.json'), 'utf8'),
);
const problems: string[] = [];
/** Pictures that did not come from here, or have yet to be drawn: the site shows a placeholder or asks the file. */
const warnings: string[] = [];

const used = new Map<string, string>();
for (const file of walk('content').filter((f) => f.endsWith('.json') && !f.endsWith('artwork.json'))) {
  for (const [, path] of readFileSync(join(ROOT, file), 'utf8').matchAll(
    /"(\/(?:art|icons|files\/branding)\/[^"\\]+)"/g,
  ))
    used.set(path, file);
}
for (const [path, file] of used) {
  if (path.startsWith('/art/') && !sizes[path])
    warnings.push(`${path} (${file}) is not in content/artwork.json: add its size, or draw it`);
}

let total = 0;
for (const file of walk('public/art')) {
  const path = `/${file.slice('public/'.length)}`;
  const bytes = statSync(join(ROOT, file)).size;
  total += bytes;
  const size = sizes[path];
  if (!size) {
    if (!used.has(path)) problems.push(`${path} is shown nowhere`);
    continue;
  }
  const budget = budgetOf(path);
  if (bytes > budget) problems.push(`${path} has ${bytes} bytes, more than ${budget}`);
  if (!path.endsWith('.svg')) {
    const { width, height } = await sharp(join(ROOT, file)).metadata();
    if (width !== size.width || height !== size.height)
      problems.push(`${path} is ${width} × ${height}, listed as ${size.width} × ${size.height}`);
  }
}
for (const path of Object.keys(sizes))
  if (!existsSync(join(ROOT, 'public', path))) problems.push(`${path} is listed but not there`);

/** Grounds of share cards are the twins of pictures, or those of a section; general cards are named after languages. */
const isTwin = (path: string) =>
  /^\/art\/(section|social)\//.test(path) || Object.hasOwn(sizes, path.replace(/\.jpg$/, '.webp'));
const site = ['app', 'components', 'lib']
  .flatMap(walk)
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('');
for (const path of Object.keys(sizes)) {
  const shown = used.has(path) || site.includes(path) || (path.endsWith('.jpg') && isTwin(path));
  if (!shown) problems.push(`${path} is shown nowhere`);
}
if (total > TOTAL) problems.push(`public/art has ${total} bytes, more than ${TOTAL}`);

for (const warning of warnings) console.warn(`warning: ${warning}`);
console.log(
  problems.length === 0
    ? `${Object.keys(sizes).length} pictures, ${(total / MB).toFixed(1)} MB: all well`
    : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
