import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Staff } from '@/components/ui/staff';
import type { Locale } from '@/lib/i18n/locales';
import { placeHref } from '@/lib/routing/navigation';
import styles from './status-view.module.css';

/** Replaces a page whose only content is a list, while that list is unavailable (reading 30). */
export async function UnavailableView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <div className="wrap">
      <article className={styles.view}>
        <Staff rest className={styles.rest} />
        <h1 id="main-heading" tabIndex={-1} className={styles.title}>
          {t('pageUnavailable')}
        </h1>
        <p className={styles.text}>{t('pageUnavailableText')}</p>
        <p className={styles.ways}>
          {/* An empty address means this page: a full reload asks the server again. */}
          <a href="" className={styles.retry}>
            {t('retry')}
          </a>
          <ButtonLink href={placeHref(locale, 'home')} variant="ghost">
            {t('home')}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
