'use client';

import { useSetAtom, useStore } from 'jotai';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button';
import { isFull } from '@/lib/shop/cart/cart';
import { cartAtom } from '@/lib/shop/cart/storage';
import { boughtProductAtom, openedProductAtom } from './state';

type BuyButtonProps = {
  product: { id: number; title: string; titleLanguage?: string | undefined };
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

/** Adds one item to the cart; the confirmation replaces the product dialog. */
export function BuyButton({ product, label, variant, size, className }: BuyButtonProps) {
  const dispatch = useSetAtom(cartAtom);
  const setOpened = useSetAtom(openedProductAtom);
  const setBought = useSetAtom(boughtProductAtom);
  const store = useStore();
  const { id, title, titleLanguage } = product;

  function buy() {
    const full = isFull(store.get(cartAtom).items, id);
    dispatch({ type: 'add', id });
    setOpened(undefined);
    setBought({ title, titleLanguage, full });
  }

  return (
    <Button variant={variant} size={size} className={className} onClick={buy}>
      {label}
      <span className="visually-hidden" lang={titleLanguage}>
        {' '}
        {title}
      </span>
    </Button>
  );
}
