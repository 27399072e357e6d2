import type { Locale } from '@/lib/i18n/locales';
import { Disclosure } from './disclosure';
import { Flag } from './flag';
import { LanguageLinks } from './language-links';
import { languageNames } from './language-names';
import styles from './nav-menu.module.css';

/** The language dropdown of the navbar. `label` is its accessible name: „Limba: Română”. */
export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  return (
    <Disclosure
      className={styles.dropdown}
      summaryClassName={styles.summary}
      summaryLabel={label}
      summary={
        <>
          <Flag locale={locale} />
          {languageNames[locale]}
        </>
      }
    >
      <LanguageLinks locale={locale} className={styles.panel} linkClassName={styles.panelLink} />
    </Disclosure>
  );
}
