import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './figure.module.css';
import { Picture } from './picture';

type FigureProps = {
  src?: string | undefined;
  alt: string;
  caption?: ReactNode;
  credit?: ReactNode;
  ratio?: string | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function Figure({ caption, credit, className, ...picture }: FigureProps) {
  return (
    <figure className={cx(styles.figure, className)}>
      <Picture {...picture} />
      {caption || credit ? (
        <figcaption className={styles.caption}>
          {caption}
          {credit ? <small className={styles.credit}>{credit}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
