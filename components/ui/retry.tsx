import type { ReactNode } from 'react';
import { Button } from './button';
import { cx } from './cx';
import { Notice } from './notice';
import styles from './retry.module.css';

type RetryProps = {
  message: ReactNode;
  retryLabel: string;
  className?: string | undefined;
} & ({ href: string; onRetry?: undefined } | { onRetry: () => void; href?: undefined });

/** A section whose list could not be read. Rendered on the server, it offers a full reload of the page (`href`). */
export function Retry({ message, retryLabel, className, href, onRetry }: RetryProps) {
  return (
    <Notice tone="error" className={cx(styles.retry, className)} {...(onRetry && { role: 'alert' as const })}>
      <p>{message}</p>
      {onRetry ? (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : (
        <a href={href} className={styles.link}>
          {retryLabel}
        </a>
      )}
    </Notice>
  );
}
