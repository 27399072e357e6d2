// Logo files, branding thumbnails, icons and social cards.
import sharp from 'sharp';
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { bars, join, piece } from '../lib/engrave';
import { mark } from '../lib/mark';
import { field } from '../lib/motifs';
import { file, picture, rect, svg } from '../lib/output';
import { gold, green, ink, lapis, muted, night, paper, red, sand, voicesFor } from '../lib/palette';
import { block, fit, line, text } from '../lib/type';
import { locales, site } from '../../site';
import type { Locale } from '../../site';

const box = (size: number, body: string, view = 120) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${view} ${view}">${body}</svg>`;
const render = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 72 })
    .resize(size, size)
    .png({ effort: 10, compressionLevel: 9 })
    .toBuffer();
const at = (x: number, y: number, size: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 120})">${body}</g>`;

const wordmark = (colour: string) => {
  const set = line(site.shortName, { size: 200 });
  const width = Math.ceil(set.width + 20);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="220" viewBox="0 0 ${width} 220">${text(site.shortName, { x: 10, y: 170, size: 200, fill: colour })}</svg>`;
};

const logos = async () => {
  const sign = box(1200, mark());
  const name = `/files/branding/${site.productSlug}`;
  await file(`${name}-logo.svg`, sign);
  await file(`${name}-logo.png`, await render(sign, 1200));
  await file(`${name}-wordmark.svg`, wordmark(ink));
};

/** A square icon: the branch alone on red, as five lines would not survive at this size. */
const icon = (round: number, inset = 8) =>
  `${round ? rect(0, 0, 120, 120, red, `rx="${round}"`) : rect(0, 0, 120, 120, red)}<g transform="translate(${inset} ${inset}) scale(${(120 - 2 * inset) / 120})">${mark({ lines: false, leaves: paper, bud: '#E3BE6C' })}</g>`;

/** An .ico that holds PNGs (Windows Vista and later). */
const ico = (images: { size: number; bytes: Buffer }[]) => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, bytes }: { size: number; bytes: string | Uint8Array }, i: number) => {
    const o = 6 + 16 * i;
    head.writeUInt8(size, o);
    head.writeUInt8(size, o + 1);
    head.writeUInt16LE(1, o + 4);
    head.writeUInt16LE(32, o + 6);
    head.writeUInt32LE(bytes.length, o + 8);
    head.writeUInt32LE(offset, o + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...images.map((image) => image.bytes)]);
};

const icons = async () => {
  const small = box(120, icon(22, 6));
  await file('/icons/icon.svg', small);
  const images = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, bytes: await render(small, size) })),
  );
  await file('/favicon.ico', ico(images));
  await file('/apple-touch-icon.png', await render(box(120, icon(0, 18)), 180));
  for (const size of [192, 512]) {
    await file(`/icons/icon-${size}.png`, await render(small, size));
    // Telephones cut it to a shape of their own: the sign stays within the middle four fifths.
    await file(`/icons/maskable-${size}.png`, await render(box(120, icon(0, 26)), size));
  }
};

const [W, H] = [640, 480];
const SWATCHES = [paper, ink, red, lapis, gold, green];
const thumbs: Record<number, (() => string) | undefined> = {
  1: () => rect(0, 0, W, H, paper) + at(160, 80, 320, mark()),
  2: () =>
    rect(0, 0, W, H, night) + at(160, 80, 320, mark({ line: paper, leaves: '#A9D6CA', bud: '#F2B8AC' })),
  3: () =>
    rect(0, 0, W, H, sand) +
    text(site.shortName, { x: W / 2, y: 276, size: 124, fill: ink, anchor: 'middle' }),
  4: () =>
    rect(0, 0, W, H, lapis) +
    `<g transform="rotate(-4 320 240)">${rect(198, 62, 244, 346, '#000', 'opacity=".25"')}${rect(190, 54, 244, 346, paper)}${at(214, 74, 58, mark())}${text('Mapă de presă', { x: 214, y: 172, size: 30, fill: ink })}${Array.from({ length: 13 }, (_, i) => rect(214, 196 + i * 14, i % 5 === 4 ? 120 : 196, 2, '#b9b09a')).join('')}</g>`,
  5: () =>
    rect(0, 0, W, H, '#F1EADA') +
    SWATCHES.map((c, i) => rect(70 + (i % 3) * 170, 70 + Math.floor(i / 3) * 175, 160, 165, c)).join(''),
  6: () =>
    rect(0, 0, W, H, red) +
    text('Șș Țț', { x: W / 2, y: 250, size: 190, fill: paper, anchor: 'middle' }) +
    text('EB Garamond', { x: W / 2 - 30, y: 392, size: 40, fill: paper, anchor: 'end', font: 'italic' }) +
    text('Instrument Sans', { x: W / 2, y: 390, size: 32, fill: paper, font: 'sansMedium' }),
};

/** The general card of a language: everything in the middle square, which is what chats leave of it. */
const social = async (locale: Locale) => {
  const [w, h] = [1200, 630];
  const lead = fit(site.strapline[locale], { width: 560, max: 48, rows: 1 });
  const notice = site.demoNotice[locale];
  const music = join([piece('crucifixus-4'), bars(piece('crucifixus-5'), 0, 2)]);
  const four = { ...music, staves: [0, 3, 6, 8].map((i) => music.staves[i]) };
  const staves = { x: 0, y: 36, width: 1500, height: 160, colours: voicesFor(4), line: 0.14 };
  const body =
    rect(0, 0, w, h, paper) +
    field(four, { ...staves, start: true, extend: [0, 40], span: true }).svg +
    at(w / 2 - 44, 274, 88, mark()) +
    text(site.shortName, { x: w / 2, y: 452, size: 112, fill: ink, anchor: 'middle' }) +
    block(lead, { x: w / 2, y: 502, fill: red, anchor: 'middle' }).svg +
    text(notice, { x: w / 2, y: 544, size: 24, fill: muted, anchor: 'middle', font: 'sansMedium' });
  await picture(`/art/social/${locale}.jpg`, { width: w, height: h, source: svg(w, h, body) });
};

export const makeIdentity = async () => {
  await logos();
  await icons();
  for (const { id, thumbnail } of content<{ id: number; thumbnail: string }[]>('ro/branding-kit.json')) {
    const draw = thumbs[id];
    if (!draw) throw new Error(`branding item ${id} has no thumbnail`);
    await picture(`/art/branding/${nameIn(thumbnail, 'branding')}.webp`, {
      width: W,
      height: H,
      source: svg(W, H, draw()),
    });
  }
  for (const locale of locales) await social(locale);
};
