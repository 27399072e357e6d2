import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Untranslated } from '@/components/ui/untranslated';
import type { Attachment, PressRelease } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { MediaMenu } from './media-menu';
import styles from './media.module.css';
import { ReleaseTitles } from './release-titles';

type ReleasePageProps = { locale: Locale; release: PressRelease; releases: readonly PressRelease[] };

/** One release in full, beside the titles of all releases. */
export async function ReleasePage({ locale, release, releases }: ReleasePageProps) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const { title, date, body, attachments, language } = release;
  return (
    <PageFrame
      locale={locale}
      above={[{ label: t('press'), href: href(locale, 'media') }]}
      eyebrow={date !== undefined && <time dateTime={date}>{formatDate(locale, date)}</time>}
      title={title}
      lang={language}
      long
    >
      <MediaMenu locale={locale} section="press" />
      <div className={styles.release}>
        <article aria-labelledby="main-heading">
          <Untranslated locale={locale} language={language} className={styles.notice} />
          <RichText markup={body} lang={language} />
          <Attachments locale={locale} label={t('attachments')} files={attachments} />
        </article>
        <ReleaseTitles locale={locale} label={t('releases')} releases={releases} current={release.slug} />
      </div>
    </PageFrame>
  );
}

type AttachmentsProps = { locale: Locale; label: string; files: readonly Attachment[] };

function Attachments({ locale, label, files }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={styles.smallTitle}>
        {label}
      </h2>
      <ul role="list">
        {files.map(({ title, file }) => (
          <li key={file}>
            <FileLink locale={locale} file={file} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
