// Cuts the site's fonts out of the full TTFs: `npm run fonts -w studio` → public/fonts/*.woff2.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontFile } from './files';
import { addCommaBelowSmallCaps } from './small-caps';

const TARGET = new URL('../../public/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Latin-1, Romanian, and the letters of the names that a choir meets: Dvořák, Szymanowski, Bartók, Čiurlionis. */
const LETTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0xff).replace(/[¤¦¨¬¯´¸]/g, '') +
  'ĂăȘșȚț' +
  'ĀāĄąĆćČčĎďĐđĒēĘęĖėĚěĞğĢģĪīİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŹźŻżŽžŸ';
const SIGNS = '\u0306\u0326‑–—‘’‚“”„•…‹›\u2009\u202f\u200b\u2060€№→←↗−×';
/** Notes on music stand in running text. */
const TEXT_SIGNS = '\u02d8‐‒′″™↑↓≤≥♭♯♮';

type Kind = { text: string; features: string };
const KINDS = {
  /** Small capitals are set in the regular face only (a style that asks for others would get false ones). */
  text: {
    text: LETTERS + SIGNS + TEXT_SIGNS,
    features: 'ccmp locl mark kern liga smcp c2sc onum lnum tnum pnum',
  },
  serif: { text: LETTERS + SIGNS, features: 'locl kern liga onum lnum tnum pnum' },
  sans: { text: LETTERS + SIGNS, features: 'locl kern tnum pnum' },
} satisfies Record<string, Kind>;

const FACES: Record<string, [file: string, kind: keyof typeof KINDS]> = {
  'garamond-regular': ['eb-garamond/400Regular/EBGaramond_400Regular.ttf', 'text'],
  'garamond-italic': ['eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf', 'serif'],
  'garamond-medium': ['eb-garamond/500Medium/EBGaramond_500Medium.ttf', 'serif'],
  'instrument-regular': ['instrument-sans/400Regular/InstrumentSans_400Regular.ttf', 'sans'],
  'instrument-medium': ['instrument-sans/500Medium/InstrumentSans_500Medium.ttf', 'sans'],
  'instrument-semibold': ['instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf', 'sans'],
};

await mkdir(TARGET, { recursive: true });
for (const [name, [source, kind]] of Object.entries(FACES)) {
  const { text, features } = KINDS[kind];
  const options = { keepFeatures: features.split(' '), noHinting: true };
  const full = await readFile(fontFile(source));
  const cut = await subsetFont(full, text, { ...options, targetFormat: 'truetype' });
  const whole = kind === 'text' ? addCommaBelowSmallCaps(cut) : cut;
  const font = await subsetFont(whole, text, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, TARGET), font);
  console.log(`${name}.woff2 ${(font.length / 1000).toFixed(1)} kB`);
}
