'use client';

import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useClientStore } from '@/lib/player/client-store';

/** Cart and player live in the browser: one store per document, and a fresh one for each page the server renders. */
export function Providers({ children }: { children: ReactNode }) {
  return <Provider store={useClientStore()}>{children}</Provider>;
}
