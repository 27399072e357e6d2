import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { placeHref } from '@/lib/routing/navigation';
import { BarsRest } from './bars-rest';
import styles from './status-view.module.css';

/** The Romanian sentence stays on /en, beside the English one (reading 18). */
const romanianSentence = 'Pagina căutată nu a putut fi găsită.';

/** The whole 404 page: a multi-bar rest, what happened, and where to go next. */
export async function NotFoundView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'meta404' });
  return (
    <div className="wrap">
      <article className={styles.view}>
        <BarsRest count="404" className={styles.rest} />
        <h1 id="main-heading" tabIndex={-1} className={styles.title}>
          {t('sentence')}
        </h1>
        {locale === 'ro' ? null : (
          <p lang="ro" className={styles.other}>
            {romanianSentence}
          </p>
        )}
        <p className={styles.text}>{t('text')}</p>
        <p className={styles.ways}>
          <ButtonLink href={placeHref(locale, 'home')}>{t('home')}</ButtonLink>
          <ButtonLink href={placeHref(locale, 'events')} variant="ghost">
            {t('events')}
          </ButtonLink>
          <ButtonLink href={placeHref(locale, 'shop')} variant="ghost">
            {t('shop')}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
