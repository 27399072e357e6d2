import { getLocale, getTranslations } from 'next-intl/server';
import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { MoreLink } from '@/components/ui/more-link';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import styles from './shop.module.css';

/** What a buyer has a right to know, and the way out of a contract. */
export async function ShopTerms() {
  const locale = await getLocale();
  const [t, withdrawal, guarantee] = await Promise.all([
    getTranslations('shop.terms'),
    getTranslations('withdrawal'),
    getTranslations('shop.guarantee'),
  ]);
  return (
    <aside className={styles.terms} aria-label={t('title')} data-print="hide">
      <GuaranteeNotice t={guarantee} />
      {(['delivery', 'withdrawal', 'terms'] as const).map((page) => (
        <MoreLink key={page} href={href(locale, page)}>
          {t(page)}
        </MoreLink>
      ))}
      <MoreLink href={privateHref(locale, 'withdraw')} document>
        {withdrawal('link')}
      </MoreLink>
    </aside>
  );
}
