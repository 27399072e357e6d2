import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Words } from '@/components/ui/words';
import type { PublicDocument, PublicInformation } from '@/lib/content/texts/public-information';
import { href } from '@/lib/routing/routes';
import styles from './public-information.module.css';

async function DocumentLink({ document }: { document: PublicDocument }) {
  const t = await getTranslations('public');
  const { address, external, title, year, language } = document;
  return (
    <li>
      <span>
        {external ? (
          <a href={address} hrefLang={language} rel="noopener noreferrer">
            {title} <span className={styles.facts}>({t('external')})</span>
          </a>
        ) : (
          <FileLink file={address} label={title} language={language} />
        )}
      </span>
      {year !== undefined && <span className={styles.year}>{year}</span>}
    </li>
  );
}

/** A nested list: groups of documents, and the pages that belong with them. */
export function PublicInformationIndex({ page }: { page: PublicInformation }) {
  const locale = useLocale();
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <section className={styles.group} aria-labelledby="pages">
        <h2 id="pages" className={styles.groupTitle}>
          {page.linksTitle}
        </h2>
        <ul role="list" className={styles.pages}>
          {page.links.map(({ route, title, text }) => (
            <li key={route}>
              <Link href={href(locale, route)} className={styles.page}>
                {title}
              </Link>
              <p className={styles.pageText}>
                <Words text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {page.groups.map(({ title, documents }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.groupTitle}>{title}</h2>
          <ul role="list" className={styles.documents}>
            {documents.map((document) => (
              <DocumentLink key={document.address} document={document} />
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
}
