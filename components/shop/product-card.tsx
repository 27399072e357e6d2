import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import type { Locale } from '@/lib/i18n/locales';
import { BuyButton } from './buy-button';
import { groupOf } from './groups';
import type { ProductLabels } from './labels';
import { Price, SoldOut } from './price';
import { ProductLink } from './product-link';
import type { ProductView } from '@/lib/shop/product-view';
import styles from './shop.module.css';

type ProductCardProps = { locale: Locale; product: ProductView; labels: ProductLabels; priority: boolean };

export function ProductCard({ locale, product, labels, priority }: ProductCardProps) {
  const { id, title, titleLanguage, href, image, details, kind, soldOut } = product;
  return (
    <li className={styles.item} data-group={groupOf[kind]}>
      <article className={`covered ${styles.card}`}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <ProductLink product={{ id, title, titleLanguage, href }} className="covers" />
          </h2>
          <Price locale={locale} product={product} labels={labels} className={styles.price} />
        </div>
        <p className={styles.subtitle}>
          <Words text={details.subtitle} />
        </p>
        {soldOut ? (
          <SoldOut labels={labels} />
        ) : (
          <BuyButton
            product={{ id, title, titleLanguage }}
            label={labels.buy}
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
