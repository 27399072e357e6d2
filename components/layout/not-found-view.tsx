import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { defaultLocale } from '@/lib/i18n/locales';
import { placeHref } from '@/lib/routing/navigation';
import { BarsRest } from './bars-rest';
import styles from './status-view.module.css';

/** The whole 404 page: a multi-bar rest, what happened, and where to go next. */
export async function NotFoundView() {
  const locale = await getLocale();
  const t = await getTranslations('meta404');
  const original = await getTranslations({ locale: defaultLocale, namespace: 'meta404' });
  return (
    <div className="wrap">
      <article className={styles.view}>
        <BarsRest count="404" className={styles.rest} />
        <h1 id="main-heading" tabIndex={-1} className={styles.title}>
          {t('sentence')}
        </h1>
        {/* The sentence of product §8 stands on every 404 page, beside the page's own (reading 18). */}
        {locale === defaultLocale ? null : (
          <p lang={defaultLocale} className={styles.other}>
            {original('sentence')}
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
          <ButtonLink href={placeHref(locale, 'news')} variant="ghost">
            {t('news')}
          </ButtonLink>
          <ButtonLink href={placeHref(locale, 'contact')} variant="ghost">
            {t('contact')}
          </ButtonLink>
        </p>
      </article>
    </div>
  );
}
