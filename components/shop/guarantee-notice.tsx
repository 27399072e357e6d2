import { getTranslations } from 'next-intl/server';
import styles from './shop.module.css';

/**
 * What the harmonised notice on the legal guarantee says (Implementing Regulation (EU) 2025/1960, annex I), as a text.
 * The notice itself is artwork of the Commission's that nobody may draw again (docs/legal.md).
 */
export async function GuaranteeNotice() {
  const t = await getTranslations('shop.guarantee');
  const list = (keys: readonly ('description' | 'function' | 'repair' | 'refund' | 'contact' | 'proof')[]) =>
    keys.map((key) => <li key={key}>{t(key)}</li>);
  return (
    <details className={styles.guarantee} data-print="hide">
      <summary>{t('summary')}</summary>
      <div className={styles.guaranteeText}>
        <p>{t('protection')}</p>
        <p>{t('claim')}</p>
        <ul>{list(['description', 'function'])}</ul>
        <p>{t('liable')}</p>
        <ul>{list(['repair', 'refund'])}</ul>
        <p>{t('longer')}</p>
        <p>{t('steps')}</p>
        <ol>{list(['contact', 'proof'])}</ol>
        <p>{t('commercial')}</p>
        <p>
          {t.rich('more', {
            eu: (words) => (
              <a href={t('address')} rel="noopener noreferrer">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
    </details>
  );
}
