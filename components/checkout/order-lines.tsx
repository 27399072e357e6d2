import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { site } from '@/content/site';
import type { Delivery } from '@/lib/orders/form/payload';
import { dueMinor } from '@/lib/orders/form/pricing';
import { maxQuantity } from '@/lib/shop/cart/cart';
import { cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import styles from './order-lines.module.css';
import { preorderSentence } from './preorder-sentence';
import { QuantityStepper } from './quantity-stepper';

type OrderLinesProps = {
  locale: Locale;
  rows: readonly CartRow[];
  delivery: Delivery;
  /** Ids that the shop has just rejected. */
  soldOut: readonly number[];
  onRemove: (id: number) => void;
  onQuantity: (id: number, quantity: number) => void;
  /** Nothing can be changed while the order is on its way. */
  sending: boolean;
  /** What the delivery costs, below the total. */
  children: ReactNode;
};

/** What was said last. Said twice in a row it differs, or a screen reader would keep quiet. */
type Said = { text: string; refusal: boolean; again: boolean };

export function OrderLines(props: OrderLinesProps) {
  const { locale, rows, delivery, soldOut, onRemove, onQuantity, sending, children } = props;
  const t = useTranslations('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<Said>({ text: '', refusal: false, again: false });
  const tell = (text: string, refusal = false) =>
    setSaid((last) => ({ text, refusal, again: last.text === text && !last.again }));
  const totalMinor = cartTotalMinor(rows);
  const due = (minor: number) => formatMoney(dueMinor(minor, delivery), locale);

  function remove({ id, title }: CartRow) {
    tell(t('summary.removed', { title }));
    heading.current?.focus();
    onRemove(id);
  }

  function change({ id, title, quantity, priceMinor }: CartRow, count: number) {
    onQuantity(id, count);
    const amount = due(totalMinor + (count - quantity) * priceMinor);
    tell(t('summary.changed', { title, count, amount }));
  }

  function refuse(reason: 'full' | 'quantity') {
    const full = t('summary.full', { max: maxQuantity, phone: site.contact.phone });
    tell(reason === 'full' ? full : t('problems.quantity'), true);
  }

  return (
    <section aria-labelledby="order-lines" className={styles.summary}>
      <h3 id="order-lines" ref={heading} tabIndex={-1} className="visually-hidden">
        {t('summary.title')}
      </h3>
      <ul role="list" className={styles.lines}>
        {rows.map((line) => (
          <li key={line.id} className={styles.line}>
            <Line locale={locale} line={line} soldOut={line.soldOut || soldOut.includes(line.id)} />
            <div className={cx(styles.controls, sending && styles.gone)}>
              <QuantityStepper line={line} onQuantity={(count) => change(line, count)} onRefused={refuse} />
              <Button
                variant="quiet"
                size="small"
                className={styles.remove}
                aria-label={t('summary.removeProduct', { title: line.title })}
                onClick={() => remove(line)}
              >
                {t('summary.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={said.refusal ? styles.refusal : 'visually-hidden'}>
        {said.text}
        {said.again ? '\u00a0' : ''}
      </p>
      <p className={styles.total}>
        <span>{t('summary.total')}</span> <strong>{due(totalMinor)}</strong>
      </p>
      <div className={styles.terms}>{children}</div>
    </section>
  );
}

export function Line({ locale, line, soldOut }: { locale: Locale; line: CartRow; soldOut: boolean }) {
  const t = useTranslations('checkout');
  const price = line.priceMinor === 0 ? t('summary.free') : formatMoney(line.priceMinor, locale);
  const preorder = preorderSentence(t, locale, line);
  return (
    <>
      <span className={styles.title} lang={line.titleLanguage}>
        {line.title}
      </span>
      <span className={styles.quantity}>
        {line.quantity} × {price}
        {soldOut ? <span className={styles.soldOut}> {t('summary.soldOut')}</span> : null}
        {preorder === undefined ? null : <span className={styles.preorder}>{preorder}</span>}
      </span>
      <span className={styles.amount}>{formatMoney(line.lineTotalMinor, locale)}</span>
    </>
  );
}
