import type { Song } from '@/lib/content/types';

/** What the browser needs to play and name a song; sung texts stay on the server. `duration` in whole seconds. */
export type Track = Pick<
  Song,
  'id' | 'artist' | 'title' | 'titleLanguage' | 'file' | 'year' | 'voices' | 'duration'
>;

export function trackOf({ id, artist, title, titleLanguage, file, year, voices, duration }: Song): Track {
  return { id, artist, title, titleLanguage, file, year, voices, duration };
}

/** „Orlando Gibbons · 1612 · 5 voci”, as far as known. */
export function creditsOf(track: Track): string {
  return [track.artist, track.year, track.voices].filter(Boolean).join('\u00a0· ');
}
