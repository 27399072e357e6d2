import { object } from 'yup';
import { defineList } from '../define-list';
import { address, id, language, markup, seconds, title } from '../fields';

const optional = (html: string | undefined) => (html === undefined ? undefined : { html });

export const songs = defineList({
  path: 'audio-file',
  schema: object({
    id: id().required(),
    artist: title().required(),
    song: title().required(),
    file: address().required(),
    song_lang: language(),
    year: title(),
    voices: title(),
    duration: seconds(),
    text: markup(),
    text_lang: language(),
    translation: markup(),
  }),
  map: (from, resolve) => ({
    id: from.id,
    artist: from.artist,
    title: from.song,
    titleLanguage: from.song_lang,
    file: resolve(from.file),
    year: from.year,
    voices: from.voices,
    /** Whole seconds, when the API knows them. */
    duration: from.duration,
    text: optional(from.text),
    textLanguage: from.text_lang,
    translation: optional(from.translation),
  }),
  unique: ['id'],
});
