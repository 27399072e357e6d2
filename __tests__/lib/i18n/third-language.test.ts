/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';

/*
 * The site in three languages, as far as the compiler can tell: the table with a row more, its messages, and
 * the words of content/. Whatever else were to know its languages by heart would not compile, and is named here.
 */

const root = process.cwd();
const inRoot = (file: string) => path.join(root, file);

function withFrench(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFrench);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withFrench(inner)] as const);
  const texts = Object.fromEntries(entries);
  return 'en' in texts && 'ro' in texts ? { ...texts, fr: texts.en } : texts;
}

const changes: Record<string, (text: string) => string> = {
  'lib/i18n/locales.ts': (text) =>
    text.replace(
      /^ {2}en: .*$/m,
      `$&\n  fr: { tag: 'fr-FR', name: 'Français', quotes: ['«', '»', '“', '”'], clock: 24, money: ['RON', 'RON'] },`,
    ),
  'lib/i18n/messages.ts': (text) =>
    text.replace(/^ {2}en: .*$/m, `$&\n  fr: () => import('@/messages/en.json'),`),
  'content/site.json': (text) => JSON.stringify(withFrench(JSON.parse(text))),
  'content/shop/products.json': (text) => JSON.stringify(withFrench(JSON.parse(text))),
};

/** The libraries' declarations, which both compilations read. */
const parsed = new Map<string, ts.SourceFile>();

function compile(overlay: Record<string, (text: string) => string>, roots: string[]) {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { readFile } = host;
  host.readFile = (file) => {
    const text = readFile(file);
    return text && (overlay[path.relative(root, file)]?.(text) ?? text);
  };
  const source = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (path.relative(root, file) in overlay)
      return ts.createSourceFile(file, host.readFile(file) ?? '', ts.ScriptTarget.ES2022, true);
    const found = parsed.get(file) ?? source(file, ...rest);
    if (found && file.includes('node_modules')) parsed.set(file, found);
    return found;
  };
  const program = ts.createProgram(roots.map(inRoot), { ...options, incremental: false }, host);
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('node_modules'));
  return ours.flatMap((file) =>
    program
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => `${path.relative(root, file.fileName)}: ${JSON.stringify(messageText)}`),
  );
}

/** What says or addresses anything in a language, but for what would bring the framework's types along. */
const roots = [
  ...['locales', 'messages', 'dates', 'money'].map((name) => `lib/i18n/${name}.ts`),
  ...['routes', 'navigation', 'pathname'].map((name) => `lib/routing/${name}.ts`),
  ...['lib/shop/products.ts', 'components/contact/opening-hours.ts'],
];

describe('a third language', () => {
  it('is a row of the table, its messages and its content', () => {
    expect(compile(changes, roots)).toEqual([]);
  });

  it('does not compile without its messages', () => {
    const { 'lib/i18n/locales.ts': row } = changes;
    expect(compile({ ...(row && { 'lib/i18n/locales.ts': row }) }, ['lib/i18n/messages.ts'])).toEqual([
      expect.stringContaining('lib/i18n/messages.ts'),
    ]);
  });
});
