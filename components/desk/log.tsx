import type { DeskEntry } from '@/lib/orders/journal/desk-journal';
import { moment } from './moment';
import type { DeskWords } from './words';

function said({ action, detail }: DeskEntry, { desk, locale }: DeskWords): string {
  switch (action) {
    case 'no_answer':
      return desk('log.no_answer', { date: moment(locale, detail) });
    case 'posted':
      return detail === '' ? desk('log.posted') : desk('log.posted_tracking', { detail });
    case 'withdrawal_handled':
      return desk('log.withdrawal_handled', { detail });
    default:
      return desk(`log.${action}`);
  }
}

type DeskLogProps = { entries: readonly DeskEntry[]; words: DeskWords };

/** What was done, oldest first. */
export function DeskLog({ entries, words }: DeskLogProps) {
  return (
    <ol role="list" className="desk-log">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>
          <time dateTime={entry.at}>{moment(words.locale, entry.at)}</time> {said(entry, words)}
        </li>
      ))}
    </ol>
  );
}
