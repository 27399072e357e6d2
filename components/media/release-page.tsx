import { getLocale, getTranslations } from 'next-intl/server';
import { aboveRelease } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Untranslated } from '@/components/ui/untranslated';
import type { Attachment, PressRelease } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { MediaMenu } from './media-menu';
import styles from './media.module.css';
import { ReleaseTitles } from './release-titles';

type ReleasePageProps = { release: PressRelease; releases: readonly PressRelease[] };

/** One release in full, beside the titles of all releases. */
export async function ReleasePage({ release, releases }: ReleasePageProps) {
  const locale = await getLocale();
  const t = await getTranslations('media');
  const { title, date, body, attachments, language } = release;
  return (
    <PageFrame
      above={await aboveRelease()}
      eyebrow={date !== undefined && <time dateTime={date}>{formatDate(locale, date)}</time>}
      title={title}
      lang={language}
      long
    >
      <MediaMenu section="press" />
      <div className={styles.release}>
        <article aria-labelledby="main-heading">
          <Untranslated language={language} className={styles.notice} />
          <RichText markup={body} lang={language} />
          <Attachments label={t('attachments')} files={attachments} />
        </article>
        <ReleaseTitles label={t('releases')} releases={releases} current={release.slug} />
      </div>
    </PageFrame>
  );
}

type AttachmentsProps = { label: string; files: readonly Attachment[] };

function Attachments({ label, files }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={styles.smallTitle}>
        {label}
      </h2>
      <ul role="list">
        {files.map(({ title, file }) => (
          <li key={file}>
            <FileLink file={file} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
