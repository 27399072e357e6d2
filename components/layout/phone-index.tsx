import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { IndexMenu } from './index-menu';
import type { Menu } from './menu';
import { NavLink } from './nav-link';
import styles from './phone-index.module.css';

const panelId = 'site-index';

type PhoneIndexProps = { menu: Menu; languages: ReactNode };

/** On phones the menu looks like the table of contents of a printed programme. */
export async function PhoneIndex({ menu, languages }: PhoneIndexProps) {
  const t = await getTranslations('layout');
  return (
    <div className={styles.phone}>
      <button type="button" popoverTarget={panelId} className={styles.button}>
        <span aria-hidden="true" className={styles.icon} />
        {t('menu')}
      </button>
      <IndexMenu id={panelId} label={t('contents')} className={styles.panel}>
        <div className={styles.top}>
          <span className={styles.name}>{site.shortName}</span>
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className={styles.button}>
            {t('closeMenu')}
          </button>
        </div>
        <nav aria-label={menu.label}>
          <ol role="list" className={styles.list}>
            <li className={styles.group}>
              <p className={styles.heading}>{menu.about.label}</p>
              <ul role="list">
                {menu.about.links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href} className={styles.minor}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </li>
            {menu.links.map((link) => (
              <li key={link.href}>
                <NavLink href={link.href} section={link.section} className={styles.major}>
                  <span>{link.label}</span>
                </NavLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.languages}>{languages}</div>
      </IndexMenu>
    </div>
  );
}
