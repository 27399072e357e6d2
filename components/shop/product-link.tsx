'use client';

import { useSetAtom } from 'jotai';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { openedProductAtom } from './state';
import type { OpenedProduct } from './state';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to the product's page; a plain click opens the product here instead. */
export function ProductLink({
  product,
  className,
}: {
  product: OpenedProduct;
  className?: string | undefined;
}) {
  const setOpened = useSetAtom(openedProductAtom);

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(product);
  }

  return (
    <Link
      href={product.href}
      prefetch={false}
      className={className}
      lang={product.titleLanguage}
      aria-haspopup="dialog"
      onClick={open}
    >
      {product.title}
    </Link>
  );
}
