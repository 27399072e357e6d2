import { getLocale, getTranslations } from 'next-intl/server';
import { MoreLink } from '@/components/ui/more-link';
import { href } from '@/lib/routing/routes';
import styles from './shop.module.css';

/** Links to what a buyer has a right to know. */
export async function ShopTerms() {
  const locale = await getLocale();
  const t = await getTranslations('shop.terms');
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
