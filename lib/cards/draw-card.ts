import 'server-only';
import sharp from 'sharp';
import type { Locale } from '@/lib/i18n/locales';
import type { CardFacts } from './facts';
import { groundOf, pictureOf } from './ground';
import { card, drawPanel, inks, panel } from './panel';
import type { Box } from './panel';

/** Bytes. Chats refuse previews of 300 kB and more. */
const budget = 100_000;
const qualities = [82, 74, 62, 48];
/** Pixels of a picture from outside. */
const limitInputPixels = 50_000_000;

export type DrawnCard = { bytes: Buffer; whole: boolean };

/** Pixels around a sheet, which would vanish on the paper. */
const outline = 1;

const left = (card.width - panel.width) / 2;

/** The ground as pixels; undefined when it is no picture, or not one of those that browsers show. */
async function pixelsOf(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels });
    const { format } = await picture.metadata();
    if (!['avif', 'gif', 'heif', 'jpeg', 'png', 'webp'].includes(format)) return undefined;
    const { width, height } = card;
    return await picture
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function coverLayer(cover: string | undefined, box: Box | undefined) {
  const bytes = cover === undefined || !box ? undefined : await pictureOf(cover);
  if (!bytes || !box) return [];
  const picture = sharp(bytes, { limitInputPixels });
  const { hasAlpha } = await picture.metadata();
  const size = {
    width: Math.floor(box.width),
    height: Math.floor(box.height) - 2 * outline,
    fit: 'inside',
  } as const;
  // An object has its own outline, and air around it; a sheet of paper has neither.
  const cut = hasAlpha ? picture.trim({ threshold: 0 }).resize(size) : picture.resize(size);
  const edge = hasAlpha ? 0 : outline;
  const { data, info } = await cut
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: inks.muted })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const top = Math.round(box.top + (box.height - info.height) / 2);
  return [{ input: data, top, left: Math.round((card.width - info.width) / 2) }];
}

/** The card of a page (its path with the language): 1200 × 630, a progressive JPEG. */
export async function drawCard(page: string, locale: Locale, facts: CardFacts): Promise<DrawnCard> {
  const { svg, box } = drawPanel(facts, locale);
  const ground = await groundOf(page, facts);
  const own = await pixelsOf(ground.bytes);
  const plain = own ?? (await pixelsOf((await groundOf(page, { title: '' })).bytes));
  if (!plain) throw new Error('the art of a section is no picture');
  const layers = [{ input: Buffer.from(svg), top: 0, left }, ...(await coverLayer(facts.cover, box))];
  const raw = { width: card.width, height: card.height, channels: 3 } as const;
  const pixels = await sharp(plain, { raw }).composite(layers).removeAlpha().raw().toBuffer();
  const whole = ground.whole && own !== undefined;
  for (const quality of qualities) {
    const bytes = await sharp(pixels, { raw }).jpeg({ quality, progressive: true }).toBuffer();
    if (bytes.length <= budget || quality === qualities.at(-1)) return { bytes, whole };
  }
  throw new Error('no quality is left');
}
