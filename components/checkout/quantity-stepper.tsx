import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { maxQuantity } from '@/lib/shop/cart/cart';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  line: CartRow;
  /** Given a whole number from 1 to 99. */
  onQuantity: (quantity: number) => void;
  /** What was asked for cannot be had: more than an order takes, or no number at all. */
  onRefused: (reason: 'full' | 'quantity') => void;
};

const readCount = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/** How many of a product, by buttons or typed. What is typed counts as soon as it is a quantity. */
export function QuantityStepper({ line, onQuantity, onRefused }: QuantityStepperProps) {
  const t = useTranslations('checkout.summary');
  const { title, quantity } = line;
  /** What stands in the field while it is no quantity yet. */
  const [draft, setDraft] = useState<string>();

  function ask(count: number) {
    setDraft(undefined);
    if (count > maxQuantity) onRefused('full');
    const possible = Math.min(count, maxQuantity);
    if (possible !== quantity) onQuantity(possible);
  }

  function type(text: string) {
    const count = readCount(text);
    if (count === undefined || count < 1) setDraft(text);
    else ask(count);
  }

  function leave() {
    if (draft !== undefined) onRefused('quantity');
    setDraft(undefined);
  }

  return (
    <div className={styles.stepper}>
      {/* Not disabled at one, or it would lose the focus. */}
      <button
        type="button"
        className={styles.step}
        aria-label={t('fewer', { title })}
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => quantity > 1 && ask(quantity - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        className={styles.count}
        aria-label={t('quantity', { title })}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('more', { title })}
        onClick={() => ask(quantity + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
