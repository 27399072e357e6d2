import type { ReactNode } from 'react';

/** Made anew at each navigation: the page fades in (≤ 500 ms, none under reduced motion). */
export default function PageTemplate({ children }: { children: ReactNode }) {
  return <div className="page-fade">{children}</div>;
}
