// Cuts the site's fonts out of the full TTFs: `npm run fonts -w studio` → public/fonts/*.woff2.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontFile } from './files';
import { addCommaBelowSmallCaps } from './small-caps';

const TARGET = new URL('../public/fonts/', import.meta.url);

const FACES: Record<string, [file: string, kind: keyof typeof FEATURES]> = {
  'garamond-regular': ['eb-garamond/400Regular/EBGaramond_400Regular.ttf', 'serif'],
  'garamond-italic': ['eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf', 'serif'],
  'garamond-medium': ['eb-garamond/500Medium/EBGaramond_500Medium.ttf', 'serif'],
  'instrument-regular': ['instrument-sans/400Regular/InstrumentSans_400Regular.ttf', 'sans'],
  'instrument-medium': ['instrument-sans/500Medium/InstrumentSans_500Medium.ttf', 'sans'],
  'instrument-semibold': ['instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf', 'sans'],
};

const FEATURES = {
  serif: 'ccmp locl mark kern liga smcp c2sc onum lnum tnum pnum swsh case ordn sups frac numr dnom'.split(
    ' ',
  ),
  sans: 'ccmp locl mark kern liga tnum pnum case'.split(' '),
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const TEXT =
  range(0x20, 0x7e) + // Latin
  range(0xa0, 0xff) + // Latin-1
  range(0x100, 0x17f) + // Latin Extended-A
  range(0x218, 0x21b) + // Ș ș Ț ț, comma below
  '\u0306\u0326\u02d8‐‑‒–—‘’‚‛“”„•…‹›′″⁄\u2009\u202f\u200b\u2060€№™←↑→↓↗−≤≥×♭♯♮❦☙';

await mkdir(TARGET, { recursive: true });
for (const [name, [source, kind]] of Object.entries(FACES)) {
  const options = { keepFeatures: FEATURES[kind], noHinting: true };
  const full = await readFile(fontFile(source));
  const cut = await subsetFont(full, TEXT, { ...options, targetFormat: 'truetype' });
  const whole = kind === 'serif' ? addCommaBelowSmallCaps(cut) : cut;
  const font = await subsetFont(whole, TEXT, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, TARGET), font);
  console.log(`${name}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
}
