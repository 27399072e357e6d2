'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { pageArrived } from './page-change';

/**
 * After a client navigation (never on the first load) the focus goes to the new heading, so that keyboard and
 * screen-reader users start there. The router handles the scroll position. The attribute enables the fade from the
 * second page on, so that the first one paints at once.
 */
export function FocusHeading() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    pageArrived();
    document.documentElement.dataset.navigated = '';
    if (location.hash === '') document.getElementById('main-heading')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
