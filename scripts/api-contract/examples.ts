import { lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { sample } from '../sample-api/sample';
import type { Field } from './fields';
import { isPlain, kinds } from './kinds';

const longest = 90;

const isShort = (value: unknown) =>
  value !== undefined && value !== null && JSON.stringify(value).length <= longest;

/** A value of a field: the first short one in the Romanian sample content, else one of its kind. */
export function exampleOf(name: ListName, field: Field): unknown {
  const items = sample('ro', lists[name].file);
  const found = items.map((item) => item[field.name]).find(isShort);
  if (found !== undefined) return found;
  return isPlain(field.kind) ? kinds[field.kind].example : field.words?.[0];
}
