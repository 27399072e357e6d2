/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pieces } from '@/lib/content/listening';
import { partSeconds } from '@/lib/player/room/clips';
import { byteRange, sampleRate } from '@/lib/player/room/mp3';
import type { Score } from '@/lib/player/room/score';

/** Bytes, of which the page itself takes no more than 0.3 MB. */
const limit = 1_500_000 - 300_000;

it.each(pieces)('$id: what is loaded before the first sound is light', ({ folder, kbit }) => {
  const read = (name: string) => readFileSync(`public${folder}/${name}`);
  const score: Score = JSON.parse(read('time.json').toString());
  const { start, end } = byteRange(kbit, 0, (partSeconds + 0.1) * sampleRate);
  const drawn = gzipSync(read('time.json')).length + gzipSync(read('strip.svg')).length;
  expect(drawn + score.voices.length * (end - start)).toBeLessThan(limit);
});
