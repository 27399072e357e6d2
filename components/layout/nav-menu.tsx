import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Disclosure } from './disclosure';
import { LanguageMenu } from './language-menu';
import type { Menu } from './menu';
import { NavLink } from './nav-link';
import styles from './nav-menu.module.css';

type NavMenuProps = { menu: Menu; languages: ReactNode };

/** The navbar of wide screens, in the order of product §2. */
export function NavMenu({ menu, languages }: NavMenuProps) {
  return (
    <nav aria-label={menu.label} className={styles.nav}>
      <ul role="list" className={styles.list}>
        <li>
          <Disclosure
            className={styles.dropdown}
            summaryClassName={styles.summary}
            summary={menu.about.label}
            addresses={menu.about.links.map((link) => link.href)}
          >
            <ul role="list" className={cx(styles.panel, styles.panelStart)}>
              {menu.about.links.map((link) => (
                <li key={link.href}>
                  <NavLink href={link.href} className={styles.panelLink}>
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
        {menu.links.map((link) => (
          <li key={link.href}>
            <NavLink href={link.href} section={link.section} className={styles.link}>
              {link.label}
            </NavLink>
          </li>
        ))}
        <li>
          <LanguageMenu label={menu.languageLabel}>{languages}</LanguageMenu>
        </li>
      </ul>
    </nav>
  );
}
