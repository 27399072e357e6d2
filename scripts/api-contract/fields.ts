import type { AnyObjectSchema } from 'yup';
import type { FieldFacts } from '@/lib/content/fields';

export type Field = FieldFacts & { name: string; required: boolean };

/** The fields of a list's items, or of a part of one, in the order of their schema. */
export function fieldsOf(schema: AnyObjectSchema): Field[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => {
    if (!('meta' in field) || field.meta?.field === undefined)
      throw new Error(`${name} is no field of lib/content/fields`);
    return { ...field.meta.field, name, required: 'optional' in field && !field.optional };
  });
}
