'use client';

import { useSetAtom, useStore } from 'jotai';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { orderedProduct, privateHref } from '@/lib/routing/private';
import { isFull } from '@/lib/shop/cart/cart';
import { cartAtom } from '@/lib/shop/cart/storage';
import styles from './buy-button.module.css';
import { boughtProductAtom, openedProductAtom } from './state';

type BuyButtonProps = {
  locale: Locale;
  product: { id: number; title: string; titleLanguage?: string | undefined };
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

/**
 * Adds one item to the cart; the confirmation replaces the product dialog. Before scripts have come, and where none do,
 * it leads to the order form for this product.
 */
export function BuyButton({ locale, product, label, variant, size, className }: BuyButtonProps) {
  const dispatch = useSetAtom(cartAtom);
  const setOpened = useSetAtom(openedProductAtom);
  const setBought = useSetAtom(boughtProductAtom);
  const store = useStore();
  const { id, title, titleLanguage } = product;

  function buy(event: FormEvent) {
    event.preventDefault();
    const full = isFull(store.get(cartAtom).items, id);
    dispatch({ type: 'add', id });
    setOpened(undefined);
    setBought({ title, titleLanguage, full });
  }

  return (
    <form action={privateHref(locale, 'order')} className={styles.form} onSubmit={buy}>
      <Button type="submit" name={orderedProduct} value={id} {...{ variant, size, className }}>
        {label}
        <span className="visually-hidden" lang={titleLanguage}>
          {' '}
          {title}
        </span>
      </Button>
    </form>
  );
}
