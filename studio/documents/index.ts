import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeLetter } from './letter';
import { save } from './paper';
import { letters, programmes } from './papers';
import { writeProgramme } from './programme';

// Prints the documents that pages link to into public/files: `npm run documents`. Same texts, same bytes.
const files = path.resolve(import.meta.dirname, '../../public/files');
const publicFile = (address: string) => path.resolve(files, '../', `.${address}`);

/** Takes away papers that nothing prints any more. */
function prune(wanted: ReadonlySet<string>) {
  for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(files, name);
    if (file.endsWith('.pdf') && !wanted.has(file)) rmSync(file);
  }
}

const written = letters();
const sung = programmes();
for (const letter of written) await save(writeLetter(letter), publicFile(letter.file));
for (const programme of sung) await save(writeProgramme(programme), publicFile(programme.link));
prune(new Set([...written.map(({ file }) => file), ...sung.map(({ link }) => link)].map(publicFile)));
console.log(`${written.length} documents, ${sung.length} programmes`);
