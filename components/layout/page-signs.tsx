'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LoadingDots } from '@/components/ui/loading-dots';
import { pageChange } from './page-change';
import styles from './page-signs.module.css';

/** A change that takes longer than this shows that it is under way (ms). */
const patience = 300;

function onLineChange(notify: () => void) {
  const signal = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, notify, signal);
  return () => signal.abort();
}

/** Without a connection the browser would put its own error in the place of the page. */
function keepPage(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  event.stopPropagation();
}

type PageSignsProps = { loading: string; offline: string };

/** Over the page, so that nothing moves: the next one is on its way, or there is no connection. */
export function PageSigns({ loading, offline }: PageSignsProps) {
  const pathname = usePathname();
  const [slow, setSlow] = useState<string>();
  const online = useSyncExternalStore(
    onLineChange,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    let timer: number | undefined;
    function start({ detail }: CustomEvent<string>) {
      window.clearTimeout(timer);
      if (new URL(detail, location.href).pathname === location.pathname) return;
      timer = window.setTimeout(() => setSlow(location.pathname), patience);
    }
    window.addEventListener(pageChange, start);
    return () => {
      window.removeEventListener(pageChange, start);
      window.clearTimeout(timer);
    };
  }, [pathname]);

  useEffect(() => {
    if (online) return;
    window.addEventListener('click', keepPage, true);
    return () => window.removeEventListener('click', keepPage, true);
  }, [online]);

  return (
    <div className={styles.signs} aria-live="polite" data-print="hide">
      {online && slow === pathname && <LoadingDots label={loading} className={styles.sign} />}
      {!online && <p className={styles.sign}>{offline}</p>}
    </div>
  );
}
