import { getImageProps } from 'next/image';
import { artwork } from '@/lib/assets/artwork';
import { mediaOrigins } from '@/lib/page-cache/media-origins.mjs';
import { cx } from './cx';
import styles from './picture.module.css';

type PictureProps = {
  src?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Width in the layout, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Above the fold: loaded at once and first. */
  priority?: boolean | undefined;
  /** `width / height` of the box; the picture is cut to it. Without it a local picture keeps its own shape. */
  ratio?: string | undefined;
  /** `contain` shows all of the picture in the box. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
};

type Source = {
  width?: number | undefined;
  height?: number | undefined;
  src: string;
  srcSet?: string | undefined;
};

function remoteSource(src: string, sizes: string): Source | undefined {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  if (url === undefined || !mediaOrigins(process.env).includes(url.origin)) return undefined;
  if (/\.svgz?$/i.test(url.pathname)) return undefined;
  const { props } = getImageProps({ src, alt: '', fill: true, sizes });
  return { src: props.src, srcSet: props.srcSet };
}

function source(src: string | undefined, sizes: string): Source | undefined {
  if (!src) return undefined;
  if (!src.startsWith('/') || src.startsWith('//')) return remoteSource(src, sizes);
  const known = artwork(src);
  return known && { src, width: known.width, height: known.height };
}

/**
 * Pictures of the site keep their own size, so nothing shifts; pictures of the API come through the image optimiser
 * into a box of fixed shape. A missing picture is shown as an empty staff, as is an SVG of the API, which could carry
 * scripts, and what stands on a host the operator has not named. The styles do the same for one that does not load.
 */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  priority,
  ratio,
  fit = 'cover',
  className,
}: PictureProps) {
  const found = source(src, sizes);
  const box = ratio ?? (found?.width === undefined ? '3 / 2' : undefined);
  const boxStyle = box === undefined ? undefined : { aspectRatio: box };
  if (!found) {
    return (
      <div
        className={cx(styles.missing, className)}
        style={boxStyle}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    );
  }
  const image = (
    <img
      {...found}
      alt={alt}
      {...(found.srcSet && { sizes })}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx(styles.picture, box !== undefined && styles[fit], className)}
      style={boxStyle}
    />
  );
  // React would have every page that prefetches this one load the picture too, but not out of a <picture>.
  return priority ? <picture className={styles.first}>{image}</picture> : image;
}
