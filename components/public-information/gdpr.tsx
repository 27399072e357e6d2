import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import type { Locale } from '@/lib/i18n/locales';
import type { GdprPage } from '@/lib/pages/gdpr';
import { href } from '@/lib/routes';
import { aboveInPublic } from './above';
import styles from './public-information.module.css';

/** The officer's contact block and four documents, each as a page and as a file (reading 20). */
export async function Gdpr({ locale, page }: { locale: Locale; page: GdprPage }) {
  const t = await getTranslations({ locale, namespace: 'public' });
  const { officer } = page;
  return (
    <PageFrame locale={locale} title={page.title} lead={page.lead} above={await aboveInPublic(locale)}>
      <RichText markup={page.body} />
      <h2>{t('officer')}</h2>
      <dl className={styles.officer}>
        <dt>{t('officer')}</dt>
        <dd>{officer.name}</dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${officer.phone.replace(/\s/g, '')}`}>{officer.phone}</a>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </dd>
      </dl>
      <h2>{t('documents')}</h2>
      <div className={styles.forms}>
        {page.documents.map(({ slug, title, summary, file }) => (
          <article key={slug}>
            <h3>
              <Link href={href(locale, 'gdpr-document', { document: slug })}>{title}</Link>
            </h3>
            <p>{summary}</p>
            <p>
              <FileLink locale={locale} file={file} label={title} language={locale} download />
            </p>
          </article>
        ))}
      </div>
      <p className={styles.back}>
        <Link href={href(locale, 'public-information')}>{t('back')}</Link>
      </p>
    </PageFrame>
  );
}
