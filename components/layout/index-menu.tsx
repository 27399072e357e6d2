'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';

type IndexMenuProps = { id: string; label: string; className?: string | undefined; children: ReactNode };

/**
 * The phone's full-screen index is a native popover: it opens without scripts, and with them closes after a
 * navigation.
 */
export function IndexMenu({ id, label, className, children }: IndexMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  function close() {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }

  useEffect(close, [pathname]);

  // A link to the current page changes no address, so the effect above would not run.
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close();
  }

  // The index covers the page, so the focus must not move on behind it.
  function handleBlur(event: FocusEvent) {
    if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) close();
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      data-covers-page=""
      role="dialog"
      aria-label={label}
      className={className}
      onBlur={handleBlur}
      onClick={handleClick}
    >
      {children}
    </div>
  );
}
