import { canDo } from '@/lib/orders/desk/change';
import type { ChangeProblem } from '@/lib/orders/desk/change';
import type { DeskAction, DeskOrder } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';
import { CallOutcome } from './call-outcome';
import { ChangeForm } from './change-form';
import type { DeskWords } from './words';

type OrderActionsProps = { current: DeskOrder; words: DeskWords; problem?: ChangeProblem | undefined };

const resolutions = ['found', 'sent_again', 'refused'] as const satisfies readonly DeskAction[];
const others = ['paid', 'unpaid', 'reopened', 'cancelled'] as const satisfies readonly DeskAction[];

function Tracking({ current, words: { desk }, problem }: OrderActionsProps) {
  const needed = current.order.visitor.delivery === 1;
  const wrong = problem === 'tracking';
  return (
    <label className="private-field">
      <span className="private-label">{desk('actions.tracking')}</span>
      <span className="private-help">{desk('actions.trackingHelp')}</span>
      <input
        className="private-input"
        name="tracking"
        required={needed}
        minLength={3}
        maxLength={40}
        autoComplete="off"
        aria-invalid={wrong || undefined}
      />
      {wrong && <span className="private-error">{desk('order.trackingWrong')}</span>}
    </label>
  );
}

/** All that can be done with an order as it stands. */
export function OrderActions({ current, words, problem }: OrderActionsProps) {
  const { desk } = words;
  const { reference, visitor } = current.order;
  const back = 'order';
  if (current.order.erasedAt !== undefined) return null;
  return (
    <section className="private-section desk-actions" aria-labelledby="what" data-print="hide">
      <h2 id="what">{desk('order.what')}</h2>
      {current.order.state === 'uncertain' && <p>{desk('views.uncertain.help')}</p>}
      {resolutions
        .filter((action) => canDo(current, action))
        .map((action) => (
          <ChangeForm key={action} {...{ current, action, back }} label={desk(`actions.${action}`)} quiet />
        ))}
      {problem === 'again' && <p className="private-error">{desk('order.againWrong')}</p>}
      <CallOutcome {...{ current, words, back }} />
      {canDo(current, 'posted') && (
        <ChangeForm
          {...{ current, back }}
          action="posted"
          label={desk(visitor.delivery === 3 ? 'actions.collected' : 'actions.posted')}
        >
          {visitor.delivery === 1 && <Tracking {...{ current, words, problem }} />}
        </ChangeForm>
      )}
      <div className="private-actions">
        {others
          .filter((action) => canDo(current, action))
          .map((action) => (
            <ChangeForm key={action} {...{ current, action, back }} label={desk(`actions.${action}`)} quiet />
          ))}
      </div>
      {canDo(current, 'erased') && (
        <p>
          <a href={deskPaths.erase(reference)}>{desk('actions.erased')}</a>
        </p>
      )}
    </section>
  );
}
