/** @jest-environment node */
import fc from 'fast-check';
import { gainsOf, plainSetting } from '@/lib/player/room/mixer';

const setting = fc.record({
  solo: fc.boolean(),
  mute: fc.boolean(),
  volume: fc.double({ min: 0, max: 1, noNaN: true }),
});
const decibels = (gain = 0) => 20 * Math.log10(gain);

it('leaves the voices as they are until one is touched', () => {
  expect(gainsOf([plainSetting, plainSetting, plainSetting])).toEqual([1, 1, 1]);
});

it('raises a voice that sings alone by 6 dB among four and by 10 dB among ten', () => {
  const alone = (count: number) =>
    gainsOf(Array.from({ length: count }, (_, index) => ({ ...plainSetting, solo: index === 0 })));
  expect(decibels(alone(4)[0])).toBeCloseTo(6, 1);
  expect(decibels(alone(10)[0])).toBeCloseTo(10, 1);
  expect(alone(4).slice(1)).toEqual([0, 0, 0]);
});

it('never lets a muted voice sound, nor one beside a solo', () => {
  fc.assert(
    fc.property(fc.array(setting, { minLength: 1, maxLength: 10 }), (settings) => {
      const anySolo = settings.some(({ solo }) => solo);
      for (const [index, gain] of gainsOf(settings).entries()) {
        const silent = settings[index]?.mute || (anySolo && !settings[index]?.solo);
        if (silent) expect(gain).toBe(0);
        expect(gain).toBeLessThanOrEqual(Math.sqrt(10));
      }
    }),
  );
});
