import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import { privateHref } from '@/lib/routing/private';
import styles from './footer.module.css';

/**
 * 112 links to a page about the number and must not look like a call button (reading 61): a typeset numeral, an https
 * link.
 */
export async function OfficialLinks() {
  const locale = await getLocale();
  const [t, withdrawal] = await Promise.all([getTranslations('layout'), getTranslations('withdrawal')]);
  return (
    <div className={styles.official} data-print="hide">
      <ul role="list" className={styles.row} aria-label={t('follow')}>
        {[site.social.network, site.social.video].map((place) => (
          <li key={place.url}>
            <a href={place.url} rel="noopener noreferrer" className={styles.outside}>
              {place.label} <span aria-hidden="true">↗</span>
            </a>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.row}>
        <li>
          <a href={privateHref(locale, 'withdraw')} className={styles.withdraw}>
            {withdrawal('link')}
          </a>
        </li>
        <li>
          <a href={site.consumerUrl} rel="noopener noreferrer" className={styles.outside}>
            {t('consumer')} <span aria-hidden="true">↗</span>
          </a>
        </li>
        <li>
          <a href={site.disputesUrl} rel="noopener noreferrer" className={styles.outside}>
            {t('disputes')} <span aria-hidden="true">↗</span>
          </a>
        </li>
        <li>
          <a
            href={site.emergencyUrl}
            rel="noopener noreferrer"
            className={styles.emergency}
            aria-label={t('emergency')}
          >
            <svg viewBox="0 0 76 36" width="76" height="36" aria-hidden="true">
              <rect
                x="0.75"
                y="0.75"
                width="74.5"
                height="34.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
              <g fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinejoin="miter">
                <path d="M14 13.2l6-4.2v18.5M32 13.2l6-4.2v18.5" />
                <path d="M48.6 13.4c.6-3.2 2.9-5 6.2-5 3.700 0 6 2.100 6 5.200 0 2.700-1.600 4.600-4.800 7.200l-6.900 5.300h12.100" />
              </g>
            </svg>
          </a>
        </li>
      </ul>
    </div>
  );
}
