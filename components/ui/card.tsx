import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx';
import { Picture } from './picture';
import { worded } from './words';

type CardProps = {
  href: string;
  title: ReactNode;
  image?: string | undefined;
  /** The plate repeats the title's subject, so it is decoration unless a text is given. */
  alt?: string | undefined;
  /** `<time>` or a line of text, above the title. */
  date?: ReactNode;
  text?: ReactNode;
  tag?: ReactNode;
  /** Language of title and text when it is not the page's. */
  lang?: string | undefined;
  ratio?: string | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

export function Card(props: CardProps) {
  const {
    href,
    title,
    image,
    alt = '',
    date,
    text,
    tag,
    lang,
    ratio = '4 / 3',
    sizes,
    priority,
    level = 3,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cx('covered', styles.card, props.className)}>
      <div>
        <Heading className={styles.title} lang={lang}>
          <Link href={href} className="covers" prefetch={false}>
            {worded(title)}
          </Link>
        </Heading>
        {text ? (
          <div className={styles.text} lang={lang}>
            {text}
          </div>
        ) : null}
      </div>
      {/* Read after the title, shown before it. */}
      {date || tag ? (
        <p className={styles.date}>
          {date}
          {tag}
        </p>
      ) : null}
      <div className={styles.plate}>
        <Picture
          src={image}
          alt={alt}
          ratio={ratio}
          priority={priority}
          sizes={sizes ?? '(min-width: 992px) 25vw, (min-width: 480px) 50vw, 100vw'}
        />
      </div>
    </article>
  );
}

/** Cards in columns of equal width: four on wide screens, two on tablets, one on phones. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx(styles.grid, className)}>{children}</div>;
}
