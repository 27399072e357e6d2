import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { places } from '@/lib/routing/navigation';
import { BarsRest } from './bars-rest';
import styles from './status-view.module.css';

/** The specification's sentence, which stays beside the English one on /en (reading 18). */
const romanianSentence = 'Pagina căutată nu a putut fi găsită.';

/** The whole 404 page: many bars of rest, what happened, and where to come in again. */
export async function NotFoundView() {
  const locale = await getLocale();
  const t = await getTranslations('meta404');
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
          <ButtonLink href={places.home(locale)}>{t('home')}</ButtonLink>
          <ButtonLink href={places.events(locale)} variant="ghost">
            {t('events')}
          </ButtonLink>
          <ButtonLink href={places.shop(locale)} variant="ghost">
            {t('shop')}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
