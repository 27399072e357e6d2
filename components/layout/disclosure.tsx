'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { currentFor } from '@/lib/routing/pathname';

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

  function close() {
    details.current?.removeAttribute('open');
  }

  useEffect(close, [pathname]);

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
    close();
    details.current.querySelector('summary')?.focus();
  }

  // A link to the current page changes no address, so the effect above would not run.
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close();
  }

  function handleBlur(event: FocusEvent) {
    // No relatedTarget: the window lost the focus, or a pointer moved it; neither should close the menu here.
    if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) close();
  }

  return (
    <details
      ref={details}
      className={className}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onClick={handleClick}
    >
      <summary className={summaryClassName} aria-label={summaryLabel} data-current={current || undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
