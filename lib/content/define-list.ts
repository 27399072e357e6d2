import { ValidationError } from 'yup';
import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup';
import type { Resolve } from '@/lib/text/address';
import { readItem } from './fields';
import type { Order } from './order';

/** What was wrong with a field: `missing`, `unusable`, `parts-dropped`, `duplicate`, `not-an-object`. */
export type Problem = { field: string; problem: string };

/** An item in the site's shape, undefined when it cannot be shown, and what the operator should know of it. */
export type Reading<Item> = { item: Item | undefined; problems: Problem[] };

export type List<Item> = {
  /** Path of the list under the API's base address (product §7). */
  path: string;
  /** Name of its file in content/{locale}. */
  file: string;
  order: Order;
  schema: AnyObjectSchema;
  /** Fields that tell its items apart; of two that agree in one of these the first is shown. */
  unique: readonly string[];
  /** Reads any JSON value. `index` is its place in the list, from 0. */
  read(given: unknown, resolve: Resolve, index: number): Reading<Item>;
};

type Definition<Api extends AnyObject, Site> = {
  path: string;
  file?: string;
  schema: ObjectSchema<Api>;
  map(item: Api, resolve: Resolve, index: number): Site;
  order?: Order;
  unique?: readonly (keyof Site & string)[];
};

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Fields that were given and could not be used, or only in part. */
function mended(fields: string[], given: object, item: AnyObject): Problem[] {
  const raw = new Map(Object.entries(given));
  return fields.flatMap((field) => {
    const before: unknown = raw.get(field);
    const after: unknown = item[field];
    if (isBlank(before)) return [];
    if (after === undefined) return { field, problem: 'unusable' };
    const lost = Array.isArray(before) && Array.isArray(after) && before.length > after.length;
    return lost ? { field, problem: 'parts-dropped' } : [];
  });
}

/** Why an item was refused, by the field that it cannot do without. */
function refusal(given: unknown, field: string | undefined): Problem {
  if (!field) return { field: '', problem: 'not-an-object' };
  const value: unknown = new Map(Object.entries(Object(given))).get(field);
  return { field, problem: isBlank(value) ? 'missing' : 'unusable' };
}

/** A list of the API: where it is, what its items look like there, what the site makes of them, in which order. */
export function defineList<Api extends AnyObject, Site>(definition: Definition<Api, Site>): List<Site> {
  const { path, file = path, schema, map, order = 'listed', unique = [] } = definition;
  return {
    ...{ path, file, schema, order, unique },
    read(given, resolve, index) {
      try {
        const item = readItem(schema, given);
        return { item: map(item, resolve, index), problems: mended(Object.keys(schema.fields), Object(given), item) };
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return { item: undefined, problems: [refusal(given, error.path)] };
      }
    },
  };
}
