'use client';

import { useEffect, useState } from 'react';
import { cx } from './cx';
import styles from './loading-dots.module.css';

const stepMs = 500;
const most = 3;

/** Dots that cycle 0 to 3 every 500 ms (product §4); three still dots under reduced motion (reading 22). */
export function LoadingDots({ label, className }: { label: string; className?: string | undefined }) {
  const [count, setCount] = useState(most);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setCount((now) => (now + 1) % (most + 1)), stepMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <span role="status" className={cx(styles.loading, className)}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className={styles.dots} data-testid="loading-dots">
        {'.'.repeat(count)}
      </span>
    </span>
  );
}
