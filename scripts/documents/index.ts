import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeLetter } from './letter';
import type { Letter } from './letter';
import { save } from './paper';
import { writeProgramme } from './programme';
import type { ProgrammeSheet } from './programme';

/** Every document a page links to, from content/documents-*.json and content/setlists.json, into public/files. */
const content = path.resolve(import.meta.dirname, '../../content');
const files = path.resolve(import.meta.dirname, '../../public/files');
const publicFile = (address: string) => path.resolve(files, '../', `.${address}`);
const read = <T>(name: string) => JSON.parse(readFileSync(path.join(content, name), 'utf8')) as T;

/** Removes papers that the content no longer names. */
function prune(wanted: ReadonlySet<string>) {
  for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(files, name);
    if (file.endsWith('.pdf') && !wanted.has(file)) rmSync(file);
  }
}

async function main() {
  const letters = readdirSync(content)
    .filter((name) => /^documents-.*\.json$/.test(name))
    .flatMap((name) => read<Letter[]>(name));
  for (const letter of letters) await save(writeLetter(letter), publicFile(letter.file));

  const programmes = read<ProgrammeSheet[]>('setlists.json');
  for (const programme of programmes) await save(writeProgramme(programme), publicFile(programme.link));

  prune(new Set([...letters.map(({ file }) => file), ...programmes.map(({ link }) => link)].map(publicFile)));
  console.log(`${letters.length} documents, ${programmes.length} programmes`);
}

void main();
