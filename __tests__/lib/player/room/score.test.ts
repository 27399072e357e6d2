/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { pieces } from '@/lib/content/listening';
import {
  barAt,
  barAtPlace,
  barEnd,
  barStart,
  musicEnd,
  placeAt,
  secondsAt,
  startingChord,
} from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';

const scoreOf = (folder: string): Score => JSON.parse(readFileSync(`public${folder}/time.json`, 'utf8'));
const scores = pieces.map(({ id, folder, beats }) => ({ id, beats, score: scoreOf(folder) }));

describe.each(scores)('$id', ({ score, beats }) => {
  it('turns seconds into places and back', () => {
    const seconds = fc.double({ min: 0, max: musicEnd(score), noNaN: true });
    fc.assert(
      fc.property(seconds, (t) => Math.abs(secondsAt(score, placeAt(score, t)) - t) < 0.001),
      { numRuns: 300 },
    );
  });

  it('never runs backwards, and stands still before and after', () => {
    const seconds = fc.double({ min: -5, max: score.duration + 5, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, (a, b) => a <= b === placeAt(score, a) <= placeAt(score, b) || a > b),
    );
    expect(placeAt(score, -1)).toBe(placeAt(score, 0));
    expect(placeAt(score, score.duration + 1)).toBe(placeAt(score, score.duration));
  });

  it('finds every bar by its second and by its bar line', () => {
    for (const [index, { t, x }] of score.measures.entries()) {
      expect(barAt(score, t)).toBe(index);
      expect(barAtPlace(score, x)).toBe(index);
      expect(barEnd(score, index)).toBeGreaterThan(barStart(score, index));
    }
    expect(barAtPlace(score, 0)).toBe(0);
  });

  it('has bars that the count-in divides: a beat is neither a blink nor a pause', () => {
    const beat = (barEnd(score, 1) - barStart(score, 1)) / beats;
    expect(beat).toBeGreaterThanOrEqual(0.35);
    expect(beat).toBeLessThanOrEqual(1.2);
  });

  it('gives each voice its first note, from the lowest voice up', () => {
    const chord = startingChord(score, 0);
    expect(chord.map(({ voice }) => voice)).toEqual(score.voices.map(({ id }) => id).toReversed());
    for (const { voice, midi } of chord)
      expect(midi).toBe(score.notes.find((note) => note.voice === voice)?.midi);
  });
});
