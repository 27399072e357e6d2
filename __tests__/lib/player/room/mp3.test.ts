/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { pieces } from '@/lib/content/listening';
import { byteRange, codecDelay, frameSamples, sampleWithin, wholeFrames } from '@/lib/player/room/mp3';
import type { Score } from '@/lib/player/room/score';

const stems = pieces.flatMap(({ folder, kbit }) => {
  const score: Score = JSON.parse(readFileSync(`public${folder}/time.json`, 'utf8'));
  return score.voices.map(({ id }) => ({
    ...{ name: `${folder}/${id}`, kbit, samples: Math.round(score.duration * 44_100) },
    bytes: new Uint8Array(readFileSync(`public${folder}/${id}.mp3`)),
  }));
});

describe.each(stems)('$name', ({ bytes, kbit, samples }) => {
  const whole = wholeFrames(bytes, 0, kbit);

  it('is frames from its first byte to its last, as long as the score says', () => {
    expect(whole?.data.length).toBe(bytes.length);
    const length = (whole?.count ?? 0) * frameSamples - codecDelay;
    expect(length).toBeGreaterThanOrEqual(samples);
    expect(length - samples).toBeLessThan(2 * frameSamples);
  });

  it('gives any samples from the bytes that are calculated for them, with their place', () => {
    const some = fc.tuple(fc.nat(samples - 1), fc.integer({ min: 1, max: 400_000 }));
    fc.assert(
      fc.property(some, ([from, length]) => {
        const to = Math.min(from + length, samples);
        const { start, end } = byteRange(kbit, from, to);
        const frames = wholeFrames(bytes.slice(start, end), start, kbit);
        if (!frames || !whole) throw new Error('no frames');
        const at = bytes.slice(start, end).length - frames.data.length;
        expect(at).toBeLessThan(400);
        const first = sampleWithin(frames.count * frameSamples, frames, from);
        const last = sampleWithin(frames.count * frameSamples, frames, to);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(frames.count * frameSamples);
      }),
      { numRuns: 30 },
    );
  });
});

it('counts frames right: the one found at a place of the file is that of the whole file', () => {
  for (const { bytes, kbit } of stems.slice(0, 12)) {
    const frames = wholeFrames(bytes.slice(5_000, 9_000), 5_000, kbit);
    const before = wholeFrames(bytes.slice(0, 5_000), 0, kbit);
    expect(frames?.first).toBe((before?.count ?? 0) + 1);
  }
});

it('takes what a decoder leaves out as left out at the start', () => {
  const frames = { first: 10, count: 20 };
  expect(sampleWithin(20 * frameSamples, frames, 20_000)).toBe(20_000 + codecDelay - 10 * frameSamples);
  expect(sampleWithin(20 * frameSamples - 529, frames, 20_000)).toBe(
    20_000 + codecDelay - 10 * frameSamples - 529,
  );
});

it('finds no frames in what is none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => wholeFrames(noise, 0, 48) === undefined),
  );
});
