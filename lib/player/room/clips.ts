import { sampleRate } from './mp3';

/** Stems are loaded and decoded in parts of this many seconds. */
export const partSeconds = 8;
/** Neighbouring clips overlap by this much and fade into each other: 10 ms. */
export const fadeSamples = 441;

/** A stretch of the music with its place in time; `from` and `to` in seconds of the music, `when` on the audio clock. */
export type Clip = { from: number; to: number; when: number; samples: number; tempo: number };

export type Loop = { from: number; to: number };

/** What is played from now on: where it begins, at which tempo, round which loop. */
export type Course = { from: number; when: number; tempo: number; loop: Loop | null; end: number };

const onGrid = (seconds: number) => Math.round(seconds * sampleRate) / sampleRate;

/**
 * The clip that follows another, or begins a course; undefined at the end of the music. A clip ends where its part of
 * the stems ends, or where a loop turns: then the next begins at the loop's start, on the very sample.
 */
export function nextClip(course: Course, last: Clip | undefined): Clip | undefined {
  const { loop, tempo, end } = course;
  const reached = last ? last.to : course.from;
  const turns = loop !== null && reached >= loop.to - 1e-6;
  const from = turns ? loop.from : reached;
  if (from >= end - 1e-6) return undefined;
  const partEnd = (Math.floor(from / partSeconds + 1e-9) + 1) * partSeconds;
  const to = Math.min(partEnd, loop && from < loop.to ? loop.to : end, end);
  const when = onGrid(last ? last.when + last.samples / sampleRate : course.when);
  return { from, to, when, samples: Math.max(Math.round(((to - from) / tempo) * sampleRate), 1), tempo };
}

/**
 * The second of the music that sounds at a time of the audio clock. Before the first clip it is that clip's start, after
 * one it is that clip's end, until the next begins.
 */
export function secondsNow(clips: readonly Clip[], now: number): number {
  const index = clips.findLastIndex(({ when }) => when <= now);
  const clip = clips[Math.max(index, 0)];
  if (!clip) return 0;
  const share = ((now - clip.when) * sampleRate) / clip.samples;
  return clip.from + Math.min(Math.max(share, 0), 1) * (clip.to - clip.from);
}

/** Fades a clip in and out in place; the samples beyond its length are those it shares with the next. */
export function fadeEnds(samples: Float32Array): Float32Array {
  for (let index = 0; index < fadeSamples; index += 1) {
    const share = index / fadeSamples;
    const last = samples.length - fadeSamples + index;
    samples[index] = (samples[index] ?? 0) * share;
    samples[last] = (samples[last] ?? 0) * (1 - share);
  }
  return samples;
}
