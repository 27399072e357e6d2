import type { ProductDetails } from '@/lib/shop/types';
import { creditKeys } from './words';
import type { ProductWords } from './words';
import styles from './product-detail.module.css';

type CreditsProps = { details: ProductDetails; words: ProductWords };

export function Credits({ details, words }: CreditsProps) {
  const known = creditKeys.filter((credit) => details[credit] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.credits}>
      {known.map((credit) => (
        <div key={credit}>
          <dt>{words[credit]}</dt>
          <dd>{details[credit]}</dd>
        </div>
      ))}
    </dl>
  );
}
