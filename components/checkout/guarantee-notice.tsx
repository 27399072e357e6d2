import type { ReactNode } from 'react';
import type { translatorFor } from '@/lib/i18n/translator';

/** Says the messages of `shop.guarantee`. */
type Say = Awaited<ReturnType<typeof translatorFor<'shop.guarantee'>>>;

/**
 * What the harmonised notice on the legal guarantee says (Implementing Regulation (EU) 2025/1960, annex I), as a text.
 * The notice itself is artwork of the Commission's that nobody may draw again (docs/legal.md).
 */
export function GuaranteeNotice({ t }: { t: Say }) {
  const list = (keys: readonly ('description' | 'function' | 'repair' | 'refund' | 'contact' | 'proof')[]) =>
    keys.map((key) => <li key={key}>{t(key)}</li>);
  const eu = (words: ReactNode) => (
    <a href={t('address')} rel="noopener noreferrer">
      {words}
    </a>
  );
  return (
    <details className="unfolds" data-print="hide">
      <summary>{t('summary')}</summary>
      <div>
        <p>{t('protection')}</p>
        <p>{t('claim')}</p>
        <ul>{list(['description', 'function'])}</ul>
        <p>{t('liable')}</p>
        <ul>{list(['repair', 'refund'])}</ul>
        <p>{t('longer')}</p>
        <p>{t('steps')}</p>
        <ol>{list(['contact', 'proof'])}</ol>
        <p>{t('commercial')}</p>
        <p>{t.rich('more', { eu })}</p>
      </div>
    </details>
  );
}
