import type { Resolve } from '@/lib/text/address';
import type { Problem } from './define-list';
import { lists } from './lists';
import type { ListItem, ListName } from './lists';
import { inOrder } from './order';
import type { Finding } from './report';

/** The items of a response: a list, or one page of it (`{ results: [] }`). Undefined when it is neither. */
export function itemsOf(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)) {
    return answer.results;
  }
  return undefined;
}

/** How the operator finds an item of the host: by its number, or its slug. */
function idOf(given: unknown): number | string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const id = 'id' in given ? given.id : 'slug' in given ? given.slug : undefined;
  if (typeof id === 'string') return id.slice(0, 100);
  return typeof id === 'number' ? id : undefined;
}

/** One item of a list in the site's shape, whatever JSON value it is; undefined when it cannot be shown. */
export function parseItem<Name extends ListName>(
  name: Name,
  given: unknown,
  resolve: Resolve,
  index = 0,
): { item: ListItem<Name> | undefined; findings: Finding[] } {
  const { item, problems } = lists[name].read(given, resolve, index);
  const finding = (problem: Problem): Finding => ({ ...problem, index, id: idOf(given), dropped: !item });
  return { item, findings: problems.map(finding) };
}

/**
 * The good items of a list, in the list's order, and what was wrong with the others. A bad item is left out and the
 * list stays; of two with the same number or slug the first is shown.
 */
export function parseList<Name extends ListName>(name: Name, given: unknown[], resolve: Resolve) {
  const { unique, order } = lists[name];
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const items = given.flatMap((each, index) => {
    const { item, findings: found } = parseItem(name, each, resolve, index);
    findings.push(...found);
    if (item === undefined) return [];
    const values = new Map<string, unknown>(Object.entries(item));
    const keys = unique.map((field) => ({ field, value: `${field} ${String(values.get(field))}` }));
    const taken = keys.find(({ value }) => seen.has(value));
    if (taken) {
      findings.push({ index, id: idOf(each), field: taken.field, problem: 'duplicate', dropped: true });
      return [];
    }
    for (const { value } of keys) seen.add(value);
    return [item];
  });
  return { items: inOrder(order, items), findings };
}
