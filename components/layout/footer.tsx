import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { JumpScroll } from '@/components/ui/jump-scroll';
import { Staff } from '@/components/ui/staff';
import { cx } from '@/components/ui/cx';
import { placeValues } from '@/lib/content/texts/place-values';
import { footerIndex, placeHref } from '@/lib/routing/navigation';
import { href } from '@/lib/routing/routes';
import { site } from '@/content/site';
import styles from './footer.module.css';
import { OfficialLinks } from './official-links';

/** Scroll to the top, in milliseconds (product §9). */
const topMs = 500;

export async function Footer() {
  const locale = await getLocale();
  const [t, values] = await Promise.all([getTranslations('layout'), placeValues()]);
  const { contact } = site;
  return (
    <footer className={cx('night', styles.footer)}>
      <div className="wrap">
        <Staff final className={styles.staff} />
        <div className={styles.imprint}>
          <div>
            <Link href={href(locale, 'home')} className={styles.name} prefetch={false}>
              {site.shortName}
            </Link>
            <p className={styles.strapline}>{site.strapline[locale]}</p>
            <p className={styles.demo}>{site.demoNotice[locale]}</p>
          </div>
          <address className={styles.address}>
            {contact.address.street}
            <br />
            <span className="lining">{contact.address.postalCode}</span> {contact.address.city[locale]}
            <br />
            <a href={`mailto:${contact.email}`} className={styles.mail}>
              {contact.email}
            </a>
          </address>
        </div>
        <nav aria-label={t('footerNav')} className={styles.index} data-print="hide">
          {footerIndex.map((group) => (
            <section key={group.key}>
              <h2 className={styles.heading}>{t(`groups.${group.key}`)}</h2>
              <ul role="list">
                {group.places.map((key) => (
                  <li key={key}>
                    <Link href={placeHref(locale, key)} prefetch={false} className={styles.link}>
                      {t(`pages.${key}`, values)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <OfficialLinks />
        <div className={styles.last}>
          <p>{t('copyright', { year: String(new Date().getFullYear()), name: site.name[locale] })}</p>
          <JumpScroll durationMs={topMs}>
            <a href="#top" className={styles.top} data-print="hide">
              {t('top')} <span aria-hidden="true">↑</span>
            </a>
          </JumpScroll>
        </div>
      </div>
    </footer>
  );
}
