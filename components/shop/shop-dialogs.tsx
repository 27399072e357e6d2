'use client';

import { useAtomValue } from 'jotai';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { AddedDialog } from './added-dialog';
import type { DialogLabels, ProductLabels } from './labels';
import { openedProductAtom } from './state';

const ProductDialog = dynamic(() => import('./product-dialog').then((part) => part.ProductDialog), {
  ssr: false,
});

type ShopDialogsProps = { locale: Locale; labels: DialogLabels; productLabels: ProductLabels };

/** The product dialog, loaded when the first product is opened, and the confirmation after buying. */
export function ShopDialogs({ locale, labels, productLabels }: ShopDialogsProps) {
  const opened = useAtomValue(openedProductAtom);
  const [used, setUsed] = useState(false);
  if (opened && !used) setUsed(true);
  return (
    <>
      {used ? <ProductDialog locale={locale} labels={labels} productLabels={productLabels} /> : null}
      <AddedDialog labels={labels} />
    </>
  );
}
