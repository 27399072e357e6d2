/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { AnyObjectSchema } from 'yup';
import { listNames, lists } from '@/lib/content/lists';
import { resolver } from '@/lib/text/address';
import { exampleOf } from '@/scripts/api-contract/examples';
import { fieldsOf } from '@/scripts/api-contract/fields';
import { notes } from '@/scripts/api-contract/notes';
import { openApi } from '@/scripts/api-contract/openapi';
import { withTables } from '@/scripts/api-contract/tables';

const document = readFileSync('docs/api.md', 'utf8');
const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Record<string, unknown>;

/** The formatter aligns the columns of tables. */
const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

const fieldNames = (schema: AnyObjectSchema, prefix = ''): string[] =>
  fieldsOf(schema).flatMap(({ name, part }) => [
    `${prefix}${name}`,
    ...(part ? fieldNames(part, `${name}[].`) : []),
  ]);

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the documents of the contract', () => {
  it('say what the lists say: otherwise run `npm run api:docs`', () => {
    expect(written).toEqual(jsonOf(openApi()));
    expect(unaligned(document)).toBe(unaligned(withTables(document)));
  });

  it('notice a field that has changed', () => {
    const changed = document.replace('| yes ', '| ');
    expect(unaligned(withTables(changed))).not.toBe(unaligned(changed));
    expect(() => withTables('# The API')).toThrow('no place for lists');
  });

  it('refer to no part that is not there', () => {
    const { components } = written as { components: { schemas: object } };
    const references = [...JSON.stringify(written).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !Object.hasOwn(components.schemas, name ?? ''))).toEqual([]);
  });

  it.each(listNames)('explain every field of %s, and no others', (name) => {
    expect(Object.keys(notes[name].fields).toSorted()).toEqual(fieldNames(lists[name].schema).toSorted());
  });

  it.each(listNames)('give examples that the site takes for %s', (name) => {
    const fields = fieldsOf(lists[name].schema);
    const item = Object.fromEntries(
      fields.map((field) => [field.name, field.part ? [] : exampleOf(name, field)]),
    );
    expect(lists[name].read(item, resolver('https://api.example.org'), 0)).toMatchObject({
      item: {},
      problems: [],
    });
  });

  it('call required what the site cannot do without', () => {
    for (const name of listNames) {
      const fields = fieldsOf(lists[name].schema);
      const item = Object.fromEntries(
        fields.map((field) => [field.name, field.part ? [] : exampleOf(name, field)]),
      );
      for (const { name: field, required } of fields) {
        const { item: read } = lists[name].read({ ...item, [field]: null }, resolver(undefined), 0);
        expect([name, field, read === undefined]).toEqual([name, field, required]);
      }
    }
  });
});
