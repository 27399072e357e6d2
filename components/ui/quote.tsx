import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './quote.module.css';

type QuoteProps = {
  /** Plain text; quotation marks are set by language, replacing any that came with it. */
  text: string;
  lang: string;
  author?: ReactNode;
  note?: ReactNode;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
};

const marks = (lang: string) => (lang.startsWith('ro') ? (['„', '”'] as const) : (['“', '”'] as const));

// Quotation marks around the whole text, which may contain others: „a „b” c”, but not „a” and „b”.
const wrapped = /^["„“«]\s*([^"„“”«»]*(?:[„“«][^"„“”«»]*[”»][^"„“”«»]*)*?)\s*["“”»]$/;

/** The bare text; inner quotation marks become second-level ones, since the quote gets its own. */
function words(text: string, lang: string): string {
  const bare = text.trim().replace(wrapped, '$1');
  if (lang.startsWith('ro')) return bare.replaceAll('„', '«').replaceAll('”', '»');
  return bare.replaceAll('“', '‘').replaceAll('”', '’');
}

/** The opening mark hangs in the margin, so that the text stays aligned. */
export function Quote({ text, lang, author, note, size = 'medium', className }: QuoteProps) {
  const [open, close] = marks(lang);
  return (
    <figure className={cx(styles.quote, styles[size], className)}>
      <blockquote lang={lang} className={styles.text}>
        <p>
          <span className={styles.open}>{open}</span>
          {words(text, lang)}
          {close}
        </p>
      </blockquote>
      {author ? (
        <figcaption className={styles.author}>
          {author}
          {note ? <span className={styles.note}>, {note}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
