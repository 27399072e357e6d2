import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { Lightbox } from './lightbox';
import styles from './lightbox.module.css';

export type ViewerPicture = {
  image: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
};

type PictureViewerProps = {
  locale: Locale;
  /** What the pictures show, for the dialog's name. */
  title: string;
  pictures: readonly ViewerPicture[];
  /** A `PictureLink` for each picture, in any layout. */
  children: ReactNode;
};

/** Pictures that open large, one after the other. */
export async function PictureViewer({ locale, title, pictures, children }: PictureViewerProps) {
  const t = await getTranslations({ locale, namespace: 'lightbox' });
  const labels = { close: t('close'), previous: t('previous'), next: t('next') };
  const views = pictures.map((picture, index) => ({
    name: picture.alt || (picture.caption ?? ''),
    counter: t('counter', { number: index + 1, count: pictures.length }),
    view: <View {...picture} />,
  }));
  return (
    <Lightbox title={title} labels={labels} pictures={views}>
      {children}
    </Lightbox>
  );
}

function View({ image, alt, caption, credit }: ViewerPicture) {
  return (
    <figure className={styles.figure}>
      <Picture src={image} alt={alt} priority fit="contain" className={styles.picture} />
      {(caption !== undefined || credit !== undefined) && (
        <figcaption className={styles.caption}>
          {caption}
          {credit !== undefined && <small className={styles.credit}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

type PictureLinkProps = {
  locale: Locale;
  picture: ViewerPicture;
  /** Its place in the viewer's list, from 0. */
  index: number;
  sizes: string;
  ratio?: string | undefined;
};

/** The small picture that opens the large one. */
export async function PictureLink({ locale, picture, index, sizes, ratio }: PictureLinkProps) {
  const t = await getTranslations({ locale, namespace: 'lightbox' });
  const name = picture.alt || picture.caption || t('picture', { number: index + 1 });
  return (
    <a href={picture.image} data-picture={index} className={styles.link}>
      <Picture src={picture.image} alt={name} sizes={sizes} ratio={ratio} />
    </a>
  );
}
