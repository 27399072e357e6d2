import type { AnyObjectSchema } from 'yup';
import { listNames, lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { exampleOf } from './examples';
import { fieldsOf } from './fields';
import type { Field } from './fields';
import { isPlain, kinds } from './kinds';
import { notes } from './notes';
import { screens } from './screens';

const code = (text: string) => `\`${text.replaceAll('|', String.raw`\|`)}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function rowsOf(schema: AnyObjectSchema, name: ListName, prefix = ''): string[][] {
  return fieldsOf(schema).flatMap((field: Field) => {
    const { kind, required, words, part } = field;
    const full = `${prefix}${field.name}`;
    const type = words?.map(code).join(', ') ?? (isPlain(kind) ? kinds[kind].word : 'list');
    const isOwn = prefix === '' && !part && !words;
    const example = isOwn ? code(JSON.stringify(exampleOf(name, field))) : '';
    const row = [code(full), type, required ? 'yes' : '', notes[name].fields[full] ?? '', example];
    return [row, ...(part ? rowsOf(part, name, `${field.name}[].`) : [])];
  });
}

function section(name: ListName): string {
  const { path, schema } = lists[name];
  return [
    `### \`${path}/\``,
    `${notes[name].about} Shown on ${screens[name]}.`,
    table(['field', 'type', 'required', 'what it is', 'example'], rowsOf(schema, name)),
  ].join('\n\n');
}

/** The parts of docs/api.md that follow from the schemas, by the names of their markers. */
export function tables(): Record<'lists' | 'fields' | 'types', string> {
  const addresses = listNames.map((name) => [code(`${lists[name].path}/`), notes[name].about, screens[name]]);
  const types = Object.values(kinds).map(({ word, forms }) => [word, forms]);
  return {
    lists: table(['address', 'what it holds', 'where it is shown'], addresses),
    types: table(['type', 'what is understood'], types),
    fields: listNames.map(section).join('\n\n'),
  };
}

const marked = (name: string) =>
  new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end of ${name} -->)`);

/** A document with what stands between its markers made anew. Throws when a marker is missing. */
export function withTables(document: string): string {
  return Object.entries(tables()).reduce((text, [name, content]) => {
    if (!marked(name).test(text)) throw new Error(`docs/api.md has no place for ${name}`);
    return text.replace(marked(name), (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`);
  }, document);
}
