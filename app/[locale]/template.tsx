import type { ReactNode } from 'react';

/** Remounted on every navigation: the page fades in (≤ 500 ms, none under reduced motion). */
export default function PageTemplate({ children }: { children: ReactNode }) {
  return <div className="page-fade">{children}</div>;
}
