import type { ReactNode } from 'react';
import { Words } from '@/components/ui/words';
import type { Locale } from '@/lib/i18n/locales';
import { BuyButton } from './buy-button';
import { Credits } from './credits';
import type { ProductWords } from './words';
import { Price, SoldOut } from './price';
import styles from './product-detail.module.css';
import { ProductNotes } from './product-notes';
import { ProductSafety } from './product-safety';
import type { ProductView } from '@/lib/shop/product-view';
import { TrackList } from './track-list';

type ProductDetailProps = {
  locale: Locale;
  product: ProductView;
  words: ProductWords;
  /** 2 on the product page, 3 in the dialog, whose title is level 2. */
  headingLevel: 2 | 3;
  cover: ReactNode;
};

/** Everything about a product except its title, the same in the dialog and on the product page. */
export function ProductDetail({ locale, product, words, headingLevel, cover }: ProductDetailProps) {
  const { details, soldOut } = product;
  return (
    <div className={styles.detail}>
      <div className={styles.plate}>{cover}</div>
      <div className={styles.words}>
        <p className={styles.subtitle}>{details.subtitle}</p>
        <div className={styles.offer}>
          <Price locale={locale} product={product} words={words} className={styles.price} />
          {soldOut ? (
            <SoldOut words={words} />
          ) : (
            <BuyButton locale={locale} product={product} label={words.buy} size="large" />
          )}
        </div>
        <ProductNotes locale={locale} product={product} words={words} />
        <div className={styles.description}>
          {details.description.map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
        <Credits details={details} words={words} />
        <ProductSafety locale={locale} product={product} words={words} />
      </div>
      <TrackList lines={details.playlist} title={words.playlist} headingLevel={headingLevel} />
    </div>
  );
}
