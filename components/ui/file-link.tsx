import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fileFacts } from '@/lib/assets/file-facts';
import type { Locale } from '@/lib/i18n/locales';
import styles from './file-link.module.css';

type FileLinkProps = {
  locale: Locale;
  file: string;
  label: ReactNode;
  /** Language of the document, shown when it is not the page's. */
  language?: string | undefined;
  /** Text of the link when the label already stands beside it. */
  download?: boolean;
};

const bytesPerKilobyte = 1_000;

/** A name from the API may end with the file type, which the link states anyway. */
const bare = (label: ReactNode) =>
  typeof label === 'string' ? label.replace(/\s*\((PDF|DOCX?|ZIP)\)$/i, '') : label;

/** A document's name, then its type, size and language, so that nobody is surprised by the download. */
export async function FileLink({ locale, file, label, language, download }: FileLinkProps) {
  const t = await getTranslations({ locale, namespace: 'common' });
  const { type, bytes } = await fileFacts(file);
  const size = bytes === undefined ? '' : `${Math.max(1, Math.round(bytes / bytesPerKilobyte))}\u00a0kB`;
  const foreign = language === 'ro' && locale !== 'ro' ? t('inRomanian') : '';
  const facts = [type, size, foreign].filter(Boolean).join(', ');
  return (
    <a href={file} hrefLang={language} {...(download && { download: true })}>
      {bare(label)}
      {facts !== '' && <span className={styles.facts}> ({facts})</span>}
    </a>
  );
}
