import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/i18n/locales';
import { Disclosure } from './disclosure';
import { Flag } from './flag';
import { LanguageLinks } from './language-links';
import styles from './nav-menu.module.css';

/** The language dropdown of the navbar. `label` is its accessible name: „Limba: Română”. */
export function LanguageMenu({ label }: { label: string }) {
  const locale = useLocale();
  return (
    <Disclosure
      className={styles.dropdown}
      summaryClassName={styles.summary}
      summaryLabel={label}
      summary={
        <>
          <Flag locale={locale} />
          {localeTable[locale].name}
        </>
      }
    >
      <LanguageLinks locale={locale} className={styles.panel} linkClassName={styles.panelLink} />
    </Disclosure>
  );
}
