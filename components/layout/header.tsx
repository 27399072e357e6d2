import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { site } from '@/lib/content/site';
import styles from './header.module.css';
import { readMenu } from './menu';
import { NavMenu } from './nav-menu';
import { PhoneIndex } from './phone-index';

type HeaderProps = {
  locale: Locale;
  /** The cart button, which is visible only while the cart holds something. */
  cart?: ReactNode;
};

export async function Header({ locale, cart }: HeaderProps) {
  const [menu, t] = await Promise.all([readMenu(locale), getTranslations({ locale, namespace: 'layout' })]);
  return (
    <header id="top" className={styles.header} data-print="letterhead">
      <div className={styles.bar}>
        <Link
          href={href(locale, 'home')}
          className={styles.brand}
          aria-label={t('homeLink', { name: `${site.shortName}, ${site.strapline[locale]}` })}
        >
          <span className={styles.name}>{site.shortName}</span>
          <span className={styles.strapline}>{site.strapline[locale]}</span>
        </Link>
        <NavMenu menu={menu} />
        {cart ? <div className={styles.cart}>{cart}</div> : null}
        <PhoneIndex menu={menu} />
      </div>
    </header>
  );
}
