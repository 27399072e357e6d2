import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import styles from './order-lines.module.css';

type OrderLinesProps = {
  locale: Locale;
  rows: readonly CartRow[];
  /** Ids that the shop has just rejected. */
  soldOut: readonly number[];
  /** Absent while the order is being sent. */
  onRemove: ((id: number) => void) | undefined;
  /** What the delivery costs, below the total. */
  children: ReactNode;
};

export function OrderLines({ locale, rows, soldOut, onRemove, children }: OrderLinesProps) {
  const t = useTranslations('checkout.summary');
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState('');

  function remove({ id, title }: CartRow) {
    setRemoved(t('removed', { title }));
    heading.current?.focus();
    onRemove?.(id);
  }

  return (
    <section aria-labelledby="order-lines" className={styles.summary}>
      <h3 id="order-lines" ref={heading} tabIndex={-1} className="visually-hidden">
        {t('title')}
      </h3>
      <ul role="list" className={styles.lines}>
        {rows.map((line) => (
          <li key={line.id} className={styles.line}>
            <Line locale={locale} line={line} soldOut={line.soldOut || soldOut.includes(line.id)} />
            <Button
              variant="quiet"
              size="small"
              className={cx(styles.remove, !onRemove && styles.gone)}
              aria-label={t('removeProduct', { title: line.title })}
              onClick={() => remove(line)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('total')}</span> <strong>{formatMoney(cartTotalMinor(rows), locale)}</strong>
      </p>
      <div className={styles.terms}>{children}</div>
      <p role="status" className="visually-hidden">
        {removed}
      </p>
    </section>
  );
}

export function Line({ locale, line, soldOut }: { locale: Locale; line: CartRow; soldOut: boolean }) {
  const t = useTranslations('checkout.summary');
  const price = line.priceMinor === 0 ? t('free') : formatMoney(line.priceMinor, locale);
  return (
    <>
      <span className={styles.title} lang={line.titleLanguage}>
        {line.title}
      </span>
      <span className={styles.quantity}>
        {line.quantity} × {price}
        {soldOut ? <span className={styles.soldOut}> {t('soldOut')}</span> : null}
      </span>
      <span className={styles.amount}>{formatMoney(line.lineTotalMinor, locale)}</span>
    </>
  );
}
