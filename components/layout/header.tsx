import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import { site } from '@/content/site';
import styles from './header.module.css';
import { readMenu } from './menu';
import { NavMenu } from './nav-menu';
import { PhoneIndex } from './phone-index';

type HeaderProps = {
  /** The cart button, which is visible only while the cart holds something. */
  cart?: ReactNode;
  /** The links into the languages, for both menus. */
  languages: ReactNode;
};

export async function Header({ cart, languages }: HeaderProps) {
  const locale = await getLocale();
  const [menu, t] = await Promise.all([readMenu(), getTranslations('layout')]);
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
        <NavMenu menu={menu} languages={languages} />
        {/* Not the framework's link, which would ask for a page of its own. */}
        <a href={privateHref(locale, 'search')} className={styles.search} aria-label={t('search')} />
        {cart ? <div className={styles.cart}>{cart}</div> : null}
        <PhoneIndex menu={menu} languages={languages} />
      </div>
    </header>
  );
}
