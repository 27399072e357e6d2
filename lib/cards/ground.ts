import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { artwork, groundTwin } from '@/lib/assets/artwork';
import { isShipped } from '@/lib/assets/shipped';
import type { CardFacts } from './facts';
import { hostPicture } from './host-picture';

/** The bytes of a picture under public/, by its site path. */
export const shippedPicture = (address: string): Promise<Buffer> =>
  readFile(path.join(process.cwd(), 'public', address));

/** What stands around the words of pages without a picture of their own, by the first segment of their path. */
function sectionArt(page: string): string {
  const [, , section = 'acasa'] = page.split('/');
  const own = `/art/section/${section.replace(/^despre-.*/, 'despre')}.jpg`;
  return artwork(own) ? own : '/art/section/acasa.jpg';
}

/** A picture as bytes, as far as it can be had: one that the site ships, or one of the API's host. */
export const pictureOf = async (address: string): Promise<Buffer | undefined> =>
  isShipped(address) ? shippedPicture(address) : hostPicture(address);

/** What a card is drawn on; `whole` is false when the item's own picture could not be had. */
export async function groundOf(
  page: string,
  { picture }: CardFacts,
): Promise<{ bytes: Buffer; whole: boolean }> {
  const own = picture === undefined ? undefined : await pictureOf(groundTwin(picture) ?? picture);
  if (own) return { bytes: own, whole: true };
  return { bytes: await shippedPicture(sectionArt(page)), whole: picture === undefined };
}
