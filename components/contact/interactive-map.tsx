'use client';

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './contact.module.css';

type InteractiveMapProps = {
  /** Address of the map's own document. Nothing is requested from Google before it is inserted. */
  src: string;
  labels: { open: string; close: string; note: string; frame: string };
  /** The drawn map, which the interactive one replaces. */
  children: ReactNode;
};

export function InteractiveMap({ src, labels, children }: InteractiveMapProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id}>
        {open ? <iframe src={src} title={labels.frame} loading="lazy" className={styles.frame} /> : children}
      </div>
      <div className={styles.offer} data-print="hide">
        <Button variant="ghost" size="small" aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? labels.close : labels.open}
        </Button>
        <p>{labels.note}</p>
      </div>
    </>
  );
}
