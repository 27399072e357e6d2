'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a navigation in the page (never on the first load) the focus goes to the new heading, so that the keyboard and
 * screen readers start there. The scroll position is the router's business. The attribute lets the page fade in from
 * the second page on, so that the first one paints at once.
 */
export function FocusHeading() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.documentElement.dataset.navigated = '';
    if (location.hash === '') document.getElementById('main-heading')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
