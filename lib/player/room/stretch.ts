/** Samples of a grain and of the step between two: 46 and 23 ms, longer than any period that is sung. */
const grain = 2_048;
const step = grain / 2;
/** How far a grain may look for its best fit: half a period of the lowest note (about 80 Hz). */
const reach = 280;
/** The fit is looked for in steps of 0.2 ms: the voices have little above 2.5 kHz. */
const stride = 8;

const rise = Float32Array.from(
  { length: step },
  (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / step),
);

/** How alike two stretches of `step` samples are, without regard to loudness of the first. */
function likeness(samples: Float32Array, a: number, b: number): number {
  let [product, energy] = [0, 1e-9];
  for (let index = 0; index < step; index += stride) {
    const other = samples[b + index] ?? 0;
    product += (samples[a + index] ?? 0) * other;
    energy += other * other;
  }
  return product / Math.sqrt(energy);
}

/** The start near `wanted` at which the samples go on most like those at `natural`. */
function bestStart(samples: Float32Array, natural: number, wanted: number): number {
  let [best, most] = [wanted, -Infinity];
  for (let shift = -reach; shift <= reach; shift += stride) {
    const fit = likeness(samples, natural, wanted + shift);
    if (fit > most) [best, most] = [wanted + shift, fit];
  }
  return best;
}

/**
 * The same sound in another time, at the same pitch (WSOLA: Verhelst and Roelands, 1993). Meant for one voice: what
 * repeats itself is repeated or left out a whole period at a time.
 *
 * @param samples With as much before and after the wanted part as there is: reads reach a grain beyond it.
 * @param from First sample of the wanted part.
 * @param length Number of samples to make.
 * @param tempo 1 leaves the sound as it is, 0.5 makes it twice as long.
 */
export function stretch(samples: Float32Array, from: number, length: number, tempo: number): Float32Array {
  const out = new Float32Array(length);
  if (tempo === 1) {
    for (let index = 0; index < length; index += 1) out[index] = samples[from + index] ?? 0;
    return out;
  }
  let start = 0;
  for (let at = -step; at < length; at += step) {
    // A grain runs at its own pace: its middle is in time, and its ends are out by as little as can be.
    const wanted = Math.round(from + (at + step) * tempo) - step;
    start = at === -step ? wanted : bestStart(samples, start + step, wanted);
    addGrain(out, at, samples, start);
  }
  return out;
}

function addGrain(out: Float32Array, at: number, samples: Float32Array, start: number) {
  for (let index = 0; index < grain; index += 1) {
    const target = at + index;
    if (target < 0 || target >= out.length) continue;
    const weight = index < step ? rise[index] : rise[grain - 1 - index];
    out[target] = (out[target] ?? 0) + (samples[start + index] ?? 0) * (weight ?? 0);
  }
}
