import { partSeconds } from './clips';
import { byteRange, sampleRate, sampleWithin, wholeFrames } from './mp3';

/** Decoded samples of a voice; `origin` is the sample of the music with which they begin. */
export type Part = { samples: Float32Array; origin: number };
export type LoadPart = (voice: string, part: number) => Promise<Part>;

/** Samples before and after a part that a stretched clip may read. */
const margin = 4_410;
/** Parts of each voice that stay decoded: half a minute, enough for a loop that is practised. */
const kept = 4;

type Decoder = Pick<BaseAudioContext, 'decodeAudioData'>;

async function readRange(url: string, start: number, end: number): Promise<Uint8Array> {
  const answer = await fetch(url, { headers: { Range: `bytes=${start}-${end - 1}` } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // A cache on the way may not know ranges and send the whole file.
  return answer.status === 206 ? bytes : bytes.slice(start, end);
}

async function readPart(decoder: Decoder, url: string, kbit: number, part: number): Promise<Part> {
  const from = part * partSeconds * sampleRate - margin;
  const { start, end } = byteRange(kbit, from, from + partSeconds * sampleRate + 2 * margin);
  const bytes = await readRange(url, start, end);
  const frames = wholeFrames(bytes, start, kbit);
  if (!frames) throw new Error(`${url}: no frames in bytes ${start}–${end}`);
  const decoded = await decoder.decodeAudioData(new Uint8Array(frames.data).buffer);
  return { samples: decoded.getChannelData(0), origin: from - sampleWithin(decoded.length, frames, from) };
}

/**
 * Loads stems a part at a time, each when it is first asked for, and keeps the last ones.
 *
 * @param folder Address of the piece's files.
 * @param kbit Bit rate of its stems, in kbit/s.
 */
export function createStems(decoder: Decoder, folder: string, kbit: number): LoadPart {
  const parts = new Map<string, Map<number, Promise<Part>>>();
  return (voice, part) => {
    const known = parts.get(voice) ?? new Map<number, Promise<Part>>();
    parts.set(voice, known);
    const loaded = known.get(part) ?? readPart(decoder, `${folder}/${voice}.mp3`, kbit, part);
    known.delete(part);
    known.set(part, loaded);
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
    // A part that could not be loaded is asked for again.
    loaded.catch(() => known.delete(part));
    return loaded;
  };
}
