import { getTranslations } from 'next-intl/server';
import { PictureLink, PictureViewer } from '@/components/lightbox/picture-viewer';
import { SectionHead } from '@/components/ui/section-head';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import { Words } from '@/components/ui/words';
import type { ListResult } from '@/lib/content/result';
import type { ArchiveImage } from '@/lib/content/types';
import styles from './founder.module.css';

const sizes = '(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

type ArchiveProps = { lead: string; archive: ListResult<ArchiveImage> };

/** Columns, each read downwards. An empty list renders no section. */
export async function Archive({ lead, archive }: ArchiveProps) {
  if (archive.ok && archive.items.length === 0) return null;
  const t = await getTranslations('founder');
  return (
    <section className={styles.section} aria-labelledby="archive-title">
      <SectionHead id="archive-title" title={t('archive')} />
      {archive.ok ? (
        <PictureViewer title={t('archive')} pictures={archive.items}>
          <p className={styles.hint}>{lead}</p>
          <ul role="list" className={styles.masonry}>
            {archive.items.map((picture, index) => (
              <li key={picture.id} className={styles.sheet}>
                <figure>
                  <PictureLink picture={picture} index={index} sizes={sizes} />
                  {picture.caption !== undefined && (
                    <figcaption className={styles.caption}>
                      <Words text={picture.caption} />
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ul>
        </PictureViewer>
      ) : (
        <SectionUnavailable />
      )}
    </section>
  );
}
