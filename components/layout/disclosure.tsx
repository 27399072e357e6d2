'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { currentFor } from '@/lib/pathname';

type DisclosureProps = {
  summary: ReactNode;
  /** Addresses inside the menu: the summary is marked while one of them is the current page. */
  addresses?: readonly string[] | undefined;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  summaryLabel?: string | undefined;
  children: ReactNode;
};

/**
 * A menu built on `<details>`, which works without scripts. With them it closes on Escape, an outside click, blur and
 * navigation.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, addresses = [], className, summaryClassName, summaryLabel, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const current = addresses.some((address) => currentFor(pathname, address));

  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !details.current?.contains(event.target)) {
        details.current?.removeAttribute('open');
      }
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.removeAttribute('open');
    details.current.querySelector('summary')?.focus();
  }

  function handleBlur(event: FocusEvent) {
    // No relatedTarget: the window lost the focus, or a pointer moved it; neither should close the menu here.
    if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) {
      details.current?.removeAttribute('open');
    }
  }

  return (
    <details ref={details} className={className} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <summary className={summaryClassName} aria-label={summaryLabel} data-current={current || undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
