import { readFile } from 'node:fs/promises';
import path from 'node:path';

const sheets = [
  'ui/tokens',
  'ui/reset',
  'ui/base',
  'ui/utilities',
  'ui/print',
  'private-page/private-page',
  'desk/desk',
  'desk/previews',
];

const read = (sheet: string) =>
  readFile(path.join(process.cwd(), 'components', ...`${sheet}.css`.split('/')), 'utf8');

async function joined(): Promise<string> {
  return [
    '@layer reset, tokens, base, parts, features, print;',
    ...(await Promise.all(sheets.map(read))),
  ].join('\n');
}

let sheet: Promise<string> | undefined;

/** The look of the private pages: the site's own tokens, and no build, whose file names only the framework knows. */
export async function GET() {
  sheet ??= joined();
  return new Response(await sheet, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}
