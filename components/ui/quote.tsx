import type { ReactNode } from 'react';
import { localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { cx } from './cx';
import styles from './quote.module.css';

type QuoteProps = {
  /** Plain text; quotation marks are set by language, replacing any that came with it. */
  text: string;
  lang: Locale;
  author?: ReactNode;
  note?: ReactNode;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
};

// Quotation marks around the whole text, which may contain others: „a „b” c”, but not „a” and „b”.
const wrapped = /^["„“«]\s*([^"„“”«»]*(?:[„“«][^"„“”«»]*[”»][^"„“”«»]*)*?)\s*["“”»]$/;

/** The bare text; inner quotation marks become second-level ones, since the quote gets its own. */
function words(text: string, lang: Locale): string {
  const [open, close, innerOpen, innerClose] = localeTable[lang].quotes;
  return text.trim().replace(wrapped, '$1').replaceAll(open, innerOpen).replaceAll(close, innerClose);
}

/** The opening mark hangs in the margin, so that the text stays aligned. */
export function Quote({ text, lang, author, note, size = 'medium', className }: QuoteProps) {
  const [open, close] = localeTable[lang].quotes;
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
