import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { groups } from './groups';
import type { Group } from './groups';
import styles from './shop.module.css';

type KindFilterProps = { locale: Locale; counts: Readonly<Record<Group, number>> };

/**
 * Radio buttons that only the style sheet reads (shop.module.css): no script, no reload; without `:has()` all is
 * shown.
 */
export async function KindFilter({ locale, counts }: KindFilterProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { group: 'all', count: total } as const,
    ...groups.map((group) => ({ group, count: counts[group] })),
  ];
  return (
    <fieldset className={styles.filter} data-print="hide">
      <legend className="visually-hidden">{t('show')}</legend>
      {choices.map(({ group, count }) => (
        <label key={group} className={styles.choice}>
          <input
            type="radio"
            name="kind"
            value={group}
            defaultChecked={group === 'all'}
            className={styles.radio}
          />
          <span>
            {t(`groups.${group}`)} <span className={styles.count}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
