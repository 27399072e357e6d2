/** @jest-environment node */
import fc from 'fast-check';
import { fadeEnds, fadeSamples, nextClip, partSeconds, secondsNow } from '@/lib/player/room/clips';
import type { Clip, Course } from '@/lib/player/room/clips';
import { sampleRate } from '@/lib/player/room/mp3';

const plain: Course = { from: 0, when: 1, tempo: 1, loop: null, end: 53.4 };

function clipsOf(course: Course, most = 400): Clip[] {
  const clips: Clip[] = [];
  for (let clip = nextClip(course, undefined); clip && clips.length < most; clip = nextClip(course, clip))
    clips.push(clip);
  return clips;
}

const endOf = ({ when, samples }: Clip) => when + samples / sampleRate;
const tempos = fc.integer({ min: 10, max: 25 }).map((twentieth) => twentieth / 20);

it('cuts the rest of a piece at the ends of its parts, without a gap and without an overlap', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 53, noNaN: true }), tempos, (from, tempo) => {
      const clips = clipsOf({ ...plain, from, tempo });
      expect(clips[0]?.from).toBe(from);
      expect(clips.at(-1)?.to).toBe(plain.end);
      for (const [index, clip] of clips.entries()) {
        expect(Math.ceil(clip.to / partSeconds - 1e-6)).toBe(Math.floor(clip.from / partSeconds + 1e-9) + 1);
        const next = clips[index + 1];
        if (!next) continue;
        expect(next.from).toBe(clip.to);
        expect(Math.abs(next.when - endOf(clip)) * sampleRate).toBeLessThan(0.6);
      }
      const length = endOf(clips.at(-1) ?? { ...plain, to: 0, samples: 0 }) - plain.when;
      expect(Math.abs(length - (plain.end - from) / tempo)).toBeLessThan(0.001);
    }),
  );
});

it('turns from the end of a loop to its start on the very sample', () => {
  const loop = { from: 4.8, to: 9.6 };
  const clips = clipsOf({ ...plain, from: 6, loop }, 8);
  expect(clips.map(({ from, to }) => [from, to])).toEqual([
    ...[
      [6, 8],
      [8, 9.6],
    ],
    ...[
      [4.8, 8],
      [8, 9.6],
    ],
    ...[
      [4.8, 8],
      [8, 9.6],
    ],
    ...[
      [4.8, 8],
      [8, 9.6],
    ],
  ]);
  const starts = clips.filter(({ from }) => from === loop.from).map(({ when }) => when);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeCloseTo(4.8, 4);
});

it('knows the second that sounds at any time, at any tempo, round a loop', () => {
  fc.assert(
    fc.property(tempos, fc.double({ min: 0, max: 60, noNaN: true }), (tempo, later) => {
      const loop = { from: 2.4, to: 12 };
      const clips = clipsOf({ ...plain, tempo, loop }, 60);
      const played = later * tempo;
      const wanted = played < 12 ? played : 2.4 + ((played - 12) % 9.6);
      const off = Math.abs(secondsNow(clips, plain.when + later) - wanted);
      expect(Math.min(off, Math.abs(off - 9.6))).toBeLessThan(0.002);
    }),
  );
});

it('waits at the start of the first clip and at the end of the last', () => {
  const clips = clipsOf({ ...plain, from: 50 });
  expect(secondsNow(clips, 0)).toBe(50);
  expect(secondsNow(clips, 100)).toBe(53.4);
  expect(secondsNow([], 1)).toBe(0);
});

it('fades neighbours into each other so that what goes on sounds as if it had never been cut', () => {
  const tone = (from: number) =>
    Float32Array.from({ length: 4_000 + fadeSamples }, (_, index) => Math.sin((from + index) / 20));
  const [first, second] = [fadeEnds(tone(0)), fadeEnds(tone(4_000))];
  for (let index = 0; index < fadeSamples; index += 1) {
    const sum = (first[4_000 + index] ?? 0) + (second[index] ?? 0);
    expect(sum).toBeCloseTo(Math.sin((4_000 + index) / 20), 5);
  }
});
