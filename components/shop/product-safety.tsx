import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import type { ProductView } from '@/lib/shop/product-view';
import type { Maker } from '@/lib/shop/types';
import type { ProductWords } from './words';
import styles from './product-detail.module.css';

type ProductSafetyProps = { locale: Locale; product: ProductView; words: ProductWords };

function choirAsMaker(locale: Locale): Maker {
  const { address, email } = site.contact;
  const place = `${address.street}, ${address.postalCode} ${address.city[locale]}, ${address.country[locale]}`;
  return { name: site.company.legalName[locale], address: place, email };
}

/**
 * Who made the product, which one it is and what to beware of: a distance offer says so (Regulation (EU) 2023/988,
 * art. 19).
 */
export function ProductSafety({ locale, product, words }: ProductSafetyProps) {
  const { name, address, email } = product.maker ?? choirAsMaker(locale);
  const { safety } = product.details;
  return (
    <dl className={styles.credits}>
      <div>
        <dt>{words.maker}</dt>
        <dd>
          {name}, {address}, <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.code}</dt>
        <dd className="lining">{product.id}</dd>
      </div>
      {safety === undefined ? null : (
        <div>
          <dt>{words.safety}</dt>
          <dd>{safety}</dd>
        </div>
      )}
    </dl>
  );
}
