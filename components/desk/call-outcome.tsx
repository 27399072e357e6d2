import { callAgain, canDo } from '@/lib/orders/desk/change';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import { ChangeForm } from './change-form';
import type { DeskWords } from './words';

type CallOutcomeProps = { current: DeskOrder; words: DeskWords; back: 'home' | 'order' };

/** How a call ended. */
export function CallOutcome({ current, words: { desk }, back }: CallOutcomeProps) {
  const { reference } = current.order;
  if (!canDo(current, 'confirmed')) return null;
  return (
    <div className="desk-outcome">
      <ChangeForm {...{ current, back }} action="confirmed" label={desk('actions.confirmed')} />
      <ChangeForm {...{ current, back }} action="no_answer" label={desk('actions.no_answer')} quiet>
        <label className="private-field">
          <span className="private-help">
            {desk('actions.again')}
            <span className="visually-hidden"> {reference}</span>
          </span>
          <select className="private-input" name="again" defaultValue="two_hours">
            {callAgain.map((when) => (
              <option key={when} value={when}>
                {desk(`actions.${when}`)}
              </option>
            ))}
          </select>
        </label>
      </ChangeForm>
    </div>
  );
}
