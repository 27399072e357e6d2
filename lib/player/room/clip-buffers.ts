import { fadeEnds, fadeSamples, partSeconds } from './clips';
import type { Clip } from './clips';
import { sampleRate } from './mp3';
import type { LoadPart } from './stems';
import { stretch } from './stretch';

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The sound of a clip, a buffer a voice. Voice after voice, with the browser let in between: stretching ten of them
 * takes a while. Rejects when a stem cannot be loaded.
 */
export async function clipBuffers(
  voices: readonly { id: string }[],
  loadPart: LoadPart,
  clip: Clip,
): Promise<AudioBuffer[]> {
  const index = Math.floor(clip.from / partSeconds + 1e-9);
  const parts = await Promise.all(voices.map(({ id }) => loadPart(id, index)));
  const buffers: AudioBuffer[] = [];
  for (const { samples, origin } of parts) {
    const from = Math.round(clip.from * sampleRate) - origin;
    const sound = fadeEnds(stretch(samples, from, clip.samples + fadeSamples, clip.tempo));
    const buffer = new AudioBuffer({ length: sound.length, sampleRate });
    buffer.getChannelData(0).set(sound);
    buffers.push(buffer);
    if (clip.tempo !== 1) await breathe();
  }
  return buffers;
}
