'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called once however the dialog is closed: button, Escape, backdrop, back gesture. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** `box` for a short question, `sheet` for a product or an order. */
  size?: 'box' | 'sheet' | undefined;
  hideTitle?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M3.5 3.5l13 13m0-13l-13 13" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 'box',
  hideTitle,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      opener.current = document.activeElement;
      element.showModal();
    } else {
      element.close();
    }
  }, [open]);

  function handleClose() {
    // The browser returns the focus itself only if the opener still exists.
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    if (open) onClose();
  }

  // A text selection that starts inside and ends on the backdrop must not close the dialog.
  function handleClick(event: MouseEvent) {
    const element = dialog.current;
    if (event.target === element && pressed.current === element) element?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
      onClose={handleClose}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={handleClick}
    >
      <div className={styles.inner}>
        <div className={styles.bar}>
          <CloseButton label={closeLabel} onClick={() => dialog.current?.close()} />
        </div>
        <h2 id={titleId} className={cx(styles.title, hideTitle && 'visually-hidden')}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
