import sizes from '@/content/artwork.json';

/** Width and height in pixels. */
export type ArtworkSize = { width: number; height: number };

const known: Readonly<Record<string, ArtworkSize | undefined>> = sizes;

/**
 * The fixed size of one of the site's own pictures.
 *
 * @param src Site path as the content has it, e.g. `/art/product/1.webp`.
 * @returns Pixels, or undefined for pictures that the art scripts did not make (those of the API's host, uploads).
 */
export const artwork = (src: string | undefined): ArtworkSize | undefined =>
  src !== undefined && Object.hasOwn(known, src) ? known[src] : undefined;

/**
 * The JPEG twin of a picture: its motif again, 1200 × 630, on either side of the words of a share card.
 *
 * @param src Site path of the picture shown on the page.
 * @returns Site path of the twin, or undefined when there is none.
 */
export const groundTwin = (src: string | undefined): string | undefined => {
  const twin = src?.replace(/\.webp$/, '.jpg');
  return twin !== undefined && twin !== src && Object.hasOwn(known, twin) ? twin : undefined;
};
