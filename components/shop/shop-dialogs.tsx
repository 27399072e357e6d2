'use client';

import { useAtomValue } from 'jotai';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { AddedDialog } from './added-dialog';
import type { DialogWords, ProductWords } from './words';
import { openedProductAtom } from './state';

const ProductDialog = dynamic(() => import('./product-dialog').then((part) => part.ProductDialog), {
  ssr: false,
});

type ShopDialogsProps = { locale: Locale; words: DialogWords; productWords: ProductWords };

/** The product dialog, loaded when the first product is opened, and the confirmation after buying. */
export function ShopDialogs({ locale, words, productWords }: ShopDialogsProps) {
  const opened = useAtomValue(openedProductAtom);
  const [used, setUsed] = useState(false);
  if (opened && !used) setUsed(true);
  return (
    <>
      {used ? <ProductDialog locale={locale} words={words} productWords={productWords} /> : null}
      <AddedDialog words={words} />
    </>
  );
}
