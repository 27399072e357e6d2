import type { ReactNode } from 'react';

/** A fact of a private page's list (`<dl className="private-facts">`). */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
