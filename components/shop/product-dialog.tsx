'use client';

import { useAtom } from 'jotai';
import { useState } from 'react';
import useSWR from 'swr';
import { Dialog } from '@/components/ui/dialog';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import type { DialogLabels, ProductLabels } from './labels';
import { ProductDetail } from './product-detail';
import styles from './product-detail.module.css';
import { isProductView } from '@/lib/shop/product-view';
import type { ProductView } from '@/lib/shop/product-view';
import { openedProductAtom } from './state';

async function readView(address: string): Promise<ProductView> {
  const response = await fetch(address);
  const view: unknown = response.ok ? await response.json() : undefined;
  if (!isProductView(view)) throw new Error(`The product answers ${response.status}`);
  return view;
}

/** The catalogue changes only with a release, so what has been read stays valid. */
const onceRead = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

type ProductDialogProps = { locale: Locale; labels: DialogLabels; productLabels: ProductLabels };

export function ProductDialog({ locale, labels, productLabels }: ProductDialogProps) {
  const [opened, setOpened] = useAtom(openedProductAtom);
  // Keeps its content until it has closed.
  const [product, setProduct] = useState(opened);
  if (opened && opened !== product) setProduct(opened);
  const { data, error } = useSWR<ProductView, Error>(
    product && `/api/products/${product.id}/?locale=${locale}`,
    readView,
    onceRead,
  );

  return (
    <Dialog
      open={opened !== undefined}
      onClose={() => setOpened(undefined)}
      title={<span lang={product?.titleLanguage}>{product?.title}</span>}
      closeLabel={labels.close}
      size="sheet"
    >
      {data ? (
        <ProductDetail
          locale={locale}
          product={data}
          labels={productLabels}
          headingLevel={3}
          cover={
            <img
              src={data.image}
              alt={data.details.imageAlt}
              width={900}
              height={900}
              className={styles.cover}
            />
          }
        />
      ) : error ? (
        <Notice tone="error" role="alert">
          <p>{labels.failed}</p>
          <p>
            <a href={product?.href}>{labels.page}</a>
          </p>
        </Notice>
      ) : (
        <LoadingDots label={labels.loading} />
      )}
    </Dialog>
  );
}
