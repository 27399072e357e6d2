/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['app', 'components', 'lib', 'messages', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  )
  .filter((file) => /\.(tsx?|mjs|css|json)$/.test(file) && statSync(file).isFile());

/** Without the vowels that inflection changes: „Lespezeanu” is found in „Lespezeanului”, „Armindeni” in „Armindenii”. */
const stem = (name: string) => name.replace(/[aăâeiîou]+$/i, '');

/** The names as they would be written, and the slugs; a founder is named by the surname. */
const names = [
  site.shortName,
  site.founder.split(' ').at(-1) ?? '',
  ...Object.values(site.name),
  site.productSlug,
  site.founderSlug,
].map(stem);

it.each(names)('only content/ knows the choir as “%s…”', (name) => {
  const word = new RegExp(`(?<!\\p{L})${name}`, 'u');
  expect(sources.filter((file) => word.test(read(file)))).toEqual([]);
});
