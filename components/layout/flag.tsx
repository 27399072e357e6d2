import { localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import styles from './flag.module.css';

const drawn = ['RO', 'GB'];

/**
 * The flag of the region of the language's tag (ISO 3166-1), if it is drawn. Decoration only: the language is said by its
 * name.
 */
export function Flag({ locale }: { locale: Locale }) {
  const region = localeTable[locale].tag.split('-')[1] ?? '';
  return drawn.includes(region) ? <span className={styles.flag} data-region={region} /> : null;
}
