import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { PictureLink, PictureViewer } from '@/components/lightbox/picture-viewer';
import { cx } from '@/components/ui/cx';
import { Words } from '@/components/ui/words';
import { artwork } from '@/lib/assets/artwork';
import type { GalleryImage } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { creditsOf } from './credits';
import styles from './media.module.css';

/** Shape of pictures of unknown size. */
const usual = { width: 3, height: 2 };

/** Aspect ratio: anything wider takes both columns on a phone. */
const widestInColumn = 1.3;

/** Rows of pictures of equal height, each in its own shape, which open large. */
export async function Gallery({ locale, images }: { locale: Locale; images: readonly GalleryImage[] }) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const credits = creditsOf(images);
  return (
    <>
      <PictureViewer locale={locale} title={t('gallery')} pictures={images}>
        <ul role="list" className={styles.gallery}>
          {images.map((picture, index) => (
            <Thumbnail key={picture.id} locale={locale} picture={picture} index={index} />
          ))}
        </ul>
      </PictureViewer>
      {credits.length > 0 && (
        <section className={styles.credits} aria-labelledby="credits-title">
          <h2 id="credits-title" className={styles.smallTitle}>
            {t('credits')}
          </h2>
          <dl>
            {credits.map(({ credit, pictures }) => (
              <div key={credit} className={styles.creditLine}>
                <dt>{pictures}</dt>
                <dd>{credit}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Thumbnail({ locale, picture, index }: { locale: Locale; picture: GalleryImage; index: number }) {
  const { width, height } = artwork(picture.image) ?? usual;
  return (
    <li
      className={cx(styles.thumbnail, width / height > widestInColumn && styles.wide)}
      style={{ '--shape': width / height } as CSSProperties}
    >
      <figure>
        <PictureLink
          locale={locale}
          picture={picture}
          index={index}
          ratio={`${width} / ${height}`}
          sizes="(min-width: 768px) 30vw, 100vw"
        />
        {picture.caption !== undefined && (
          <figcaption className={styles.caption}>
            <span className={styles.number}>{index + 1}</span> <Words text={picture.caption} />
          </figcaption>
        )}
      </figure>
    </li>
  );
}
