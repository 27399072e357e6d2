import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { aboveInPublic } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import type { GdprPage } from '@/lib/content/texts/gdpr';
import { href } from '@/lib/routing/routes';
import styles from './public-information.module.css';

type DocumentsProps = { documents: GdprPage['documents'] };

async function Documents({ documents }: DocumentsProps) {
  const locale = await getLocale();
  const t = await getTranslations('public');
  return (
    <ul role="list" className={styles.forms}>
      {documents.map(({ slug, title, summary, file }) => {
        const label = (
          <>
            {t('download')}
            <span className="visually-hidden">: {title}</span>
          </>
        );
        return (
          <li key={slug}>
            <h3>
              <Link href={href(locale, 'gdpr-document', { document: slug })}>{title}</Link>
            </h3>
            <p>{summary}</p>
            <p>
              <FileLink file={file} label={label} language={locale} download />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The officer's contact block and four documents, each as a page and as a file (reading 20). */
export async function Gdpr({ page }: { page: GdprPage }) {
  const locale = await getLocale();
  const t = await getTranslations('public');
  const { name, phone, email } = page.officer;
  return (
    <PageFrame title={page.title} lead={page.lead} above={await aboveInPublic()}>
      <RichText markup={page.body} inColumns className={styles.intro} />
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{t('officer')}</h2>
        <div>
          <p className={styles.officerName}>{name}</p>
          <dl className={styles.officer}>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </dd>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </dl>
        </div>
      </section>
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{t('documents')}</h2>
        <Documents documents={page.documents} />
      </section>
      <p className={styles.back}>
        <Link href={href(locale, 'public-information')}>{t('back')}</Link>
      </p>
    </PageFrame>
  );
}
