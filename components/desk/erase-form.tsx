import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';
import { ChangeForm } from './change-form';
import type { DeskWords } from './words';

/** Asks once more: nothing brings erased data back. */
export function EraseForm({ current, words: { desk } }: { current: DeskOrder; words: DeskWords }) {
  return (
    <>
      <p>{desk('erase.text')}</p>
      <div className="private-actions">
        <ChangeForm current={current} action="erased" back="order" label={desk('erase.confirm')} />
        <a href={deskPaths.order(current.order.reference)}>{desk('erase.back')}</a>
      </div>
    </>
  );
}
