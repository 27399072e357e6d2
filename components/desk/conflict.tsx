import type { DeskEntry } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';
import { DeskLog } from './log';
import type { DeskWords } from './words';

type ConflictProps = { reference: string; words: DeskWords; since: readonly DeskEntry[] };

/** Said instead of overwriting what somebody else did: what it was. */
export function Conflict({ reference, words, since }: ConflictProps) {
  const { desk } = words;
  return (
    <>
      <div className="private-notice" role="alert">
        <p>{desk(since.length > 0 ? 'conflict.text' : 'conflict.nothing')}</p>
        {since.length > 0 && <DeskLog entries={since} words={words} />}
      </div>
      <p>
        <a href={deskPaths.order(reference)}>{desk('conflict.back')}</a>
      </p>
    </>
  );
}
