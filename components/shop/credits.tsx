import type { ProductDetails } from '@/lib/shop/types';
import type { ProductLabels } from './labels';
import styles from './product-detail.module.css';

const credited = [
  'artist',
  'conductor',
  'author',
  'editor',
  'concept',
  'proofreading',
  'printing',
  'year',
] as const satisfies readonly (keyof ProductDetails & keyof ProductLabels)[];

type CreditsProps = { details: ProductDetails; labels: ProductLabels };

export function Credits({ details, labels }: CreditsProps) {
  const known = credited.filter((credit) => details[credit] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.credits}>
      {known.map((credit) => (
        <div key={credit}>
          <dt>{labels[credit]}</dt>
          <dd>{details[credit]}</dd>
        </div>
      ))}
    </dl>
  );
}
