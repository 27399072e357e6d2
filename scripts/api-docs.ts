import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { openApi } from './api-contract/openapi';
import { withTables } from './api-contract/tables';

/** Writes docs/openapi.json, and the tables of docs/api.md, from lib/content/lists; `npm run api:docs`. */
const layout = { singleQuote: true, printWidth: 110 };

async function write(file: string, text: string, parser: 'markdown' | 'json') {
  writeFileSync(file, await format(text, { ...layout, parser }));
  console.log(file);
}

async function main() {
  await write('docs/openapi.json', JSON.stringify(openApi()), 'json');
  await write('docs/api.md', withTables(readFileSync('docs/api.md', 'utf8')), 'markdown');
}

void main();
