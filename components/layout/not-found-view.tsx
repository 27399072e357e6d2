import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { defaultLocale } from '@/lib/i18n/locales';
import { placeHref } from '@/lib/routing/navigation';
import type { Entry } from '@/lib/search/entry';
import { shortened } from '@/lib/seo/lengths';
import { BarsRest } from './bars-rest';
import styles from './status-view.module.css';

type NotFoundViewProps = {
  /** Pages with an address like the one that was asked for. */
  near?: readonly Pick<Entry, 'title' | 'href' | 'language'>[];
};

/** The whole 404 page: a multi-bar rest, what happened, and where to go next: near, if that is known, else anywhere. */
export async function NotFoundView({ near = [] }: NotFoundViewProps) {
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
        {near.length === 0 ? (
          <p className={styles.text}>{t('text')}</p>
        ) : (
          <nav aria-labelledby="near" className={styles.near}>
            <h2 id="near">{t('near')}</h2>
            <ul role="list">
              {near.map(({ title, href, language }) => (
                <li key={href}>
                  <a href={href} {...(language !== undefined && { lang: language })}>
                    {shortened(title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.ways}>
          <ButtonLink href={placeHref(locale, 'home')}>{t('home')}</ButtonLink>
          {near.length === 0 && (
            <>
              <ButtonLink href={placeHref(locale, 'events')} variant="ghost">
                {t('events')}
              </ButtonLink>
              <ButtonLink href={placeHref(locale, 'shop')} variant="ghost">
                {t('shop')}
              </ButtonLink>
            </>
          )}
        </p>
      </article>
    </div>
  );
}
