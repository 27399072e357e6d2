import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { localeTable } from '@/lib/i18n/locales';
import { Disclosure } from './disclosure';
import { Flag } from './flag';
import styles from './nav-menu.module.css';

type LanguageMenuProps = {
  /** Its accessible name: „Limba: Română”. */
  label: string;
  /** The links into the languages. */
  children: ReactNode;
};

/** The language dropdown of the navbar. */
export function LanguageMenu({ label, children }: LanguageMenuProps) {
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
      <div className={cx(styles.panel, styles.languages)}>{children}</div>
    </Disclosure>
  );
}
