import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { products } from '@/lib/shop/products';
import { leads } from '@/lib/content/texts/leads';
import { groupOf, groups } from './groups';
import type { Group } from './groups';
import { KindFilter } from './kind-filter';
import { ProductCard } from './product-card';
import { readProduct } from '@/lib/shop/read-product';
import { dialogWords, productWords } from './shop-words';
import { ShopDialogs } from './shop-dialogs';
import { ShopTerms } from './shop-terms';
import styles from './shop.module.css';

/** Covers of the first row on wide screens. */
const aboveTheFold = 4;

function countGroups(): Record<Group, number> {
  const count = (group: Group) => products().filter(({ kind }) => groupOf[kind] === group).length;
  return Object.fromEntries(groups.map((group) => [group, count(group)])) as Record<Group, number>;
}

export async function ShopView() {
  const locale = await getLocale();
  const t = await getTranslations('shop');
  const [words, dialogs] = await Promise.all([productWords(), dialogWords()]);
  return (
    <div className={`wrap ${styles.shop}`}>
      <PageHeader
        title={t('title')}
        lead={<p>{(await leads(locale)).shop.lead}</p>}
        aside={<KindFilter counts={countGroups()} />}
      />
      <ul role="list" className={styles.grid} aria-label={t('products')}>
        {products().map((product, index) => (
          <ProductCard
            key={product.id}
            product={readProduct(locale, product)}
            words={words}
            priority={index < aboveTheFold}
          />
        ))}
      </ul>
      <ShopTerms />
      <ShopDialogs locale={locale} words={dialogs} productWords={words} />
    </div>
  );
}
