import { ValidationError } from 'yup';
import { log } from '@/lib/server/log';
import { lists } from './lists';
import type { ListItem, ListName } from './lists';
import type { Resolve } from './mappers';

/** The items of a response: a list, or one page of it (`{ results: [] }`). Undefined when it is neither. */
export function itemsOf(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)) {
    return answer.results;
  }
  return undefined;
}

/** One item of a list in the site's shape; undefined, and logged, when it does not match its schema. */
export function parseItem<Name extends ListName>(
  name: Name,
  item: unknown,
  resolve: Resolve,
  index = 0,
): ListItem<Name> | undefined {
  const { schema, map } = lists[name];
  try {
    const given = typeof item === 'object' && item !== null ? withoutNulls(item) : item;
    const value: never = schema.validateSync(given, { stripUnknown: true }) as never;
    return map(value, resolve, index) as ListItem<Name>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    log.warn({ list: name, index, field: error.path, problem: error.type }, 'content item dropped');
    return undefined;
  }
}

/** The valid items of a list; an invalid one is dropped and the rest stay. */
export function parseList<Name extends ListName>(name: Name, items: unknown[], resolve: Resolve): ListItem<Name>[] {
  return items.flatMap((item, index) => parseItem(name, item, resolve, index) ?? []);
}

/** Some hosts send null for an absent optional field. */
function withoutNulls(item: object) {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
