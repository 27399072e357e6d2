import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Staff } from '@/components/ui/staff';
import { places } from '@/lib/routing/navigation';
import styles from './status-view.module.css';

/** A page that is nothing without its list, while the list cannot be had (reading 30). */
export async function UnavailableView() {
  const locale = await getLocale();
  const t = await getTranslations('common');
  return (
    <div className="wrap">
      <article className={styles.view}>
        <Staff rest className={styles.rest} />
        <h1 id="main-heading" tabIndex={-1} className={styles.title}>
          {t('pageUnavailable')}
        </h1>
        <p className={styles.text}>{t('pageUnavailableText')}</p>
        <p className={styles.ways}>
          {/* An empty address is this page: a real reload asks the server again. */}
          <a href="" className={styles.retry}>
            {t('retry')}
          </a>
          <ButtonLink href={places.home(locale)} variant="ghost">
            {t('home')}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
