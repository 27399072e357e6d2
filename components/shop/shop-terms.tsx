import { getTranslations } from 'next-intl/server';
import { MoreLink } from '@/components/ui/more-link';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import styles from './shop.module.css';

/** Links to what a buyer has a right to know. */
export async function ShopTerms({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'shop.terms' });
  return (
    <aside className={styles.terms} aria-label={t('title')} data-print="hide">
      {(['delivery', 'withdrawal', 'terms'] as const).map((page) => (
        <MoreLink key={page} href={href(locale, page)}>
          {t(page)}
        </MoreLink>
      ))}
    </aside>
  );
}
