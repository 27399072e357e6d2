import type { ReactNode } from 'react';
import type { DeskAction, DeskOrder } from '@/lib/orders/journal/desk-journal';
import { deskPaths } from '@/lib/routing/desk';

type ChangeFormProps = {
  current: DeskOrder;
  action: DeskAction;
  /** Where to go on: the list it was done in, or the order. */
  back: 'home' | 'order';
  label: string;
  quiet?: boolean;
  children?: ReactNode;
};

/** One thing done with an order as it was shown: the version tells when somebody else has changed it since. */
export function ChangeForm({ current, action, back, label, quiet = false, children }: ChangeFormProps) {
  const { reference } = current.order;
  return (
    <form method="post" action={deskPaths.order(reference)} className="desk-change">
      <input type="hidden" name="version" value={current.version} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="back" value={back} />
      {children}
      <button type="submit" className={`private-button${quiet ? ' private-button-quiet' : ''}`}>
        {label}
        <span className="visually-hidden"> {reference}</span>
      </button>
    </form>
  );
}
