/** @jest-environment node */
import { stretch } from '@/lib/player/room/stretch';

const rate = 44_100;
const tone = (hertz: number, length: number) =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate));

function pitchOf(samples: Float32Array): number {
  let crossings = 0;
  for (let index = 1; index < samples.length; index += 1)
    if ((samples[index - 1] ?? 0) < 0 && (samples[index] ?? 0) >= 0) crossings += 1;
  return (crossings * rate) / samples.length;
}

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

it.each([0.5, 0.75, 0.9, 1.1, 1.25])('keeps pitch and loudness at tempo %s', (tempo) => {
  for (const hertz of [98, 220, 440, 880]) {
    const out = stretch(tone(hertz, 3 * rate), 4_410, rate, tempo);
    expect(Math.abs(pitchOf(out) / hertz - 1)).toBeLessThan(0.02);
    expect(Math.abs(loudness(out) - Math.SQRT1_2)).toBeLessThan(0.06);
  }
});

it('moves an onset to its new time, within 20 ms', () => {
  const samples = tone(220, 3 * rate).map((sample, index) => (index < rate ? 0 : sample));
  for (const tempo of [0.5, 0.8, 1.25]) {
    const out = stretch(samples, 0, Math.round((2 * rate) / tempo), tempo);
    const onset = out.findIndex((sample) => Math.abs(sample) > 0.3) / rate;
    expect(Math.abs(onset - 1 / tempo)).toBeLessThan(0.02);
  }
});

it('leaves the sound as it is at tempo 1', () => {
  const samples = tone(300, 5_000);
  expect(stretch(samples, 1_000, 2_000, 1)).toEqual(samples.slice(1_000, 3_000));
});

it('is silent where there is nothing to read', () => {
  expect([...stretch(tone(300, 10), -20, 15, 1)].slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 0));
});
