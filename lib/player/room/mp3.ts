/** Every stem: 44.1 kHz, mono, constant bit rate, frames only (no tags, so that a frame's place can be calculated). */
export const sampleRate = 44_100;
export const frameSamples = 1_152;
/** What the encoder and every decoder put before the first sample of the music. */
export const codecDelay = 1_105;
/** A frame may lean on some before it (bit reservoir, overlapping windows): these are decoded and thrown away. */
const runUp = 8;

const frameBytes = (kbit: number) => (frameSamples / 8) * ((kbit * 1_000) / sampleRate);

/** Bytes of a file that hold given samples of the music: `from` to `to`, `to` not included. */
export function byteRange(kbit: number, from: number, to: number): { start: number; end: number } {
  const first = Math.max(Math.floor((from + codecDelay) / frameSamples) - runUp, 0);
  const last = Math.ceil((to + codecDelay) / frameSamples) + 1;
  const size = frameBytes(kbit);
  return { start: Math.max(Math.floor(first * size) - 1, 0), end: Math.ceil(last * size) + 1 };
}

const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** Length of the frame that begins here, in bytes; undefined if none of this bit rate does (ISO 11172-3 §2.4.1.3). */
function frameAt(bytes: Uint8Array, at: number, kbit: number): number | undefined {
  const [sync, version, rate] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (sync !== 0xff || version === undefined || rate === undefined) return undefined;
  if ((version & 0xfe) !== 0xfa || bitRates[rate >> 4] !== kbit || (rate & 0b1100) !== 0) return undefined;
  return Math.floor(frameBytes(kbit)) + ((rate >> 1) & 1);
}

/** A frame may hold what looks like the head of another: a true one is followed by the next. */
function isFrame(bytes: Uint8Array, at: number, kbit: number): boolean {
  const length = frameAt(bytes, at, kbit);
  if (length === undefined) return false;
  return at + length >= bytes.length - 3 || frameAt(bytes, at + length, kbit) !== undefined;
}

/**
 * The whole frames among some bytes of a file.
 *
 * @param offset Place of the first byte in the file.
 * @returns The frames, their number, and the number of the first in the file; undefined if there are none.
 */
export function wholeFrames(
  bytes: Uint8Array,
  offset: number,
  kbit: number,
): { first: number; count: number; data: Uint8Array } | undefined {
  const size = frameBytes(kbit);
  let start = 0;
  while (start < bytes.length && !isFrame(bytes, start, kbit)) start += 1;
  let [end, count] = [start, 0];
  for (let length = frameAt(bytes, end, kbit); length; length = frameAt(bytes, end, kbit)) {
    if (end + length > bytes.length) break;
    end += length;
    count += 1;
  }
  if (count === 0) return undefined;
  return { first: Math.round((offset + start) / size), count, data: bytes.slice(start, end) };
}

/**
 * Where in a decoded piece of a file the first sample of the music that is wanted stands. A decoder that leaves samples
 * out (some take the codec's delay off) leaves them out at the start.
 */
export function sampleWithin(
  decoded: number,
  frames: { first: number; count: number },
  wanted: number,
): number {
  const missing = frames.count * frameSamples - decoded;
  return wanted + codecDelay - frames.first * frameSamples - missing;
}
