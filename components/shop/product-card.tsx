import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { Words } from '@/components/ui/words';
import { BuyButton } from './buy-button';
import { groupOf } from './groups';
import type { ProductWords } from './words';
import { Price, SoldOut } from './price';
import { ProductLink } from './product-link';
import type { ProductView } from '@/lib/shop/product-view';
import styles from './shop.module.css';

type ProductCardProps = { product: ProductView; words: ProductWords; priority: boolean };

export function ProductCard({ product, words, priority }: ProductCardProps) {
  const locale = useLocale();
  const { id, title, titleLanguage, href, image, details, kind, soldOut, preorder } = product;
  return (
    <li className={styles.item} data-group={groupOf[kind]}>
      <article className={`covered ${styles.card}`}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <ProductLink product={{ id, title, titleLanguage, href }} className="covers" />
          </h2>
          <Price locale={locale} product={product} words={words} className={styles.price} />
        </div>
        <p className={styles.subtitle}>
          <Words text={details.subtitle} />
        </p>
        {preorder ? (
          <p className={styles.preorder}>
            <Tag kind="preorder">{words.onPreorder}</Tag>
          </p>
        ) : null}
        {soldOut ? (
          <SoldOut words={words} />
        ) : (
          <BuyButton
            locale={locale}
            product={{ id, title, titleLanguage }}
            label={words.buy}
            variant="quiet"
            size="small"
            className={styles.buy}
          />
        )}
        {/* Read after the title, shown before it; the picture repeats what the title says. */}
        <div className={styles.plate}>
          <Picture
            src={image}
            alt=""
            priority={priority}
            sizes="(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw"
          />
        </div>
      </article>
    </li>
  );
}
