import type { Locale } from '@/lib/i18n/locales';
import type { Resolve } from '@/lib/text/address';
import { guardLosses } from './guard-losses';
import type { LastGoodCopies } from './last-good';
import { lists } from './lists';
import type { ListName } from './lists';
import { parseList } from './parse';
import type { SourceList } from './port';

type Options = {
  copies: LastGoodCopies;
  resolve: Resolve;
  /** Milliseconds after which a second read may confirm that a list has lost most of its items. */
  confirmAfterMs?: number | undefined;
};

/** What becomes of the lists a host sends: a last good copy, if they are good. */
export function goodLists({ copies, resolve, confirmAfterMs }: Options) {
  const losses = guardLosses(confirmAfterMs);
  const keyOf = (name: ListName, locale: Locale) => `${lists[name].file}.${locale}`;

  return {
    /** The copy in place of a list that could not be had, for this reason. */
    async last(name: ListName, locale: Locale, problem: string): Promise<SourceList> {
      const items = await copies.last(keyOf(name, locale));
      return items === undefined ? { ok: false, problem } : { ok: true, items, problem };
    },
    /** Keeps a list as the last good copy. False when the copy before it should be shown instead. */
    async take(name: ListName, locale: Locale, items: unknown[]): Promise<boolean> {
      const key = keyOf(name, locale);
      const before = await copies.last(key);
      if (copies.holds(key, items)) {
        losses.forget(key);
      } else {
        const shownOf = (given: unknown[]) => parseList(name, given, resolve).items.length;
        const shown = shownOf(items);
        if (before !== undefined && !losses.mayReplace(key, shownOf(before), shown)) return false;
        // Nothing in it can be read, and there is nothing better: shown as empty, but no good copy.
        if (before === undefined && shown === 0 && items.length > 0) return true;
      }
      await copies.keep(key, items);
      return true;
    },
  };
}
