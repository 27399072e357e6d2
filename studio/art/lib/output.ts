// Writes pictures into public/ and keeps content/artwork.json, the list of their sizes.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { content } from '../../content';
import { budgetOf } from './budgets';

const ROOT = new URL('../../../', import.meta.url);
const PUBLIC = new URL('public/', ROOT);
const LIST = new URL('content/artwork.json', ROOT);
const sizes = new Map<string, Size>();

export type Size = { width: number; height: number };
/** A picture as SVG text. */
export type Source = Size & { source: string };
type Encoder = (pixels: Buffer) => Promise<Buffer>;
/** A number, or one already rounded for print. */
type Figure = number | string;

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export const rect = (x: Figure, y: Figure, w: Figure, h: Figure, fill: string, rest = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${rest}/>`;

/** Writes a file under public/. */
export const file = async (path: string, bytes: string | Uint8Array): Promise<void> => {
  const target = fileURLToPath(new URL(`.${path}`, PUBLIC));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
};

/**
 * Line art on flat colour: a palette and lossless WebP are smaller and sharper than lossy WebP. A lower `quality` makes
 * do with fewer of the 256 colours and keeps the hues apart, which a plain limit of sixteen does not.
 */
const flat = async (pixels: Buffer, quality: number) => {
  const reduced = await sharp(pixels).png({ palette: true, quality, dither: 0, effort: 7 }).toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
};
const sixteen: Encoder = async (pixels) => {
  const reduced = await sharp(pixels).png({ palette: true, colours: 16, dither: 0, effort: 7 }).toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
};
const soft = (pixels: Buffer, quality: number) =>
  sharp(pixels).webp({ quality, alphaQuality: 88, effort: 6, smartSubsample: true }).toBuffer();
const jpeg = (pixels: Buffer, quality: number) =>
  sharp(pixels).flatten({ background: '#EEE7D5' }).jpeg({ quality, mozjpeg: true }).toBuffer();
const png: Encoder = (pixels) =>
  sharp(pixels).png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer();

const attempts = (format: string | undefined, isSoft: boolean): Encoder[] => {
  if (format === 'png') return [png];
  if (format === 'webp' && !isSoft)
    return [
      ...[100, 95, 90, 85, 80, 75, 70, 65].map(
        (q): Encoder =>
          (pixels) =>
            flat(pixels, q),
      ),
      sixteen,
    ];
  return [82, 76, 70, 64, 58, 52].map(
    (q): Encoder =>
      (pixels) =>
        (format === 'jpg' ? jpeg : soft)(pixels, q),
  );
};

/**
 * Renders `source` (SVG text) to `path` in the first encoding that holds the path's budget, or throws. `isSoft` is for
 * pictures with shadows and grain.
 */
export const picture = async (
  path: string,
  { width, height, source, isSoft = false }: Source & { isSoft?: boolean },
): Promise<void> => {
  const budget = budgetOf(path);
  const pixels = await sharp(Buffer.from(source), { density: 72, limitInputPixels: false })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const encode of attempts(path.split('.').at(-1), isSoft)) {
    const bytes = await encode(pixels);
    if (bytes.length > budget) continue;
    await file(path, bytes);
    sizes.set(path, { width, height });
    return;
  }
  throw new Error(`${path} does not fit ${budget} bytes`);
};

/** Writes a vector picture as it is. */
export const vector = async (path: string, { width, height, source }: Source): Promise<void> => {
  await file(path, source);
  sizes.set(path, { width, height });
};

/** Takes away pictures that nothing asks for any more. */
const prune = async () => {
  const folder = fileURLToPath(new URL('./art/', PUBLIC));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !sizes.has(`/art/${relative(folder, path)}`)) await rm(path);
  }
};

/** Writes content/artwork.json, sorted by path; after a partial run the other entries stay. */
export const saveSizes = async (isWhole: boolean): Promise<void> => {
  if (isWhole) await prune();
  const old: Record<string, Size> = isWhole ? {} : content('artwork.json');
  const all = { ...old, ...Object.fromEntries(sizes) };
  const sorted = Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((key) => [key, all[key]]),
  );
  await writeFile(LIST, `${JSON.stringify(sorted, null, 1)}\n`);
};
