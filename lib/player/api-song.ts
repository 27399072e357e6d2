import type { Song } from '@/lib/content/types';
import type { Track } from './track';

/** A song as the content API writes it (specification §3 and the optional extensions of lib/content/lists/songs.ts). */
export type ApiSong = {
  id: number;
  artist: string;
  song: string;
  file: string;
  song_lang?: string;
  year?: string;
  voices?: string;
  duration?: number;
  text?: string;
  text_lang?: string;
  translation?: string;
};

/** Back to the API's shape, for `GET /api/audio-file/`; what is not set stays out. */
export function songToApi(song: Song): ApiSong {
  const fields = {
    id: song.id,
    artist: song.artist,
    song: song.title,
    file: song.file,
    song_lang: song.titleLanguage,
    year: song.year,
    voices: song.voices,
    duration: song.duration,
    text: song.text?.html,
    text_lang: song.textLanguage,
    translation: song.translation?.html,
  };
  return JSON.parse(JSON.stringify(fields)) as ApiSong;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function track(item: unknown): Track[] {
  if (typeof item !== 'object' || item === null) return [];
  const fields = item as Record<string, unknown>;
  const { id, duration } = fields;
  const [artist, title, file] = [text(fields.artist), text(fields.song), text(fields.file)];
  if (typeof id !== 'number' || !artist || !title || !file) return [];
  return [
    {
      id,
      artist,
      title,
      file,
      titleLanguage: text(fields.song_lang),
      year: text(fields.year),
      voices: text(fields.voices),
      duration: typeof duration === 'number' ? duration : undefined,
    },
  ];
}

/**
 * Tracks from an answer of `GET /api/audio-file/`. Our own server has checked the items with the schema; this only
 * guards the browser against an answer that is something else (a proxy's page): not a list throws, a bad item is
 * left out.
 */
export function tracksFromApi(body: unknown): Track[] {
  if (!Array.isArray(body)) throw new TypeError('The songs list is not a list');
  return body.flatMap(track);
}
