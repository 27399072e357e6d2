import { resolver } from '@/lib/text/address';
import { parseItem } from '@/lib/content/parse';
import type { Song } from '@/lib/content/types';
import { songToApi, tracksFromApi } from '@/lib/player/api-song';
import { creditsOf, trackOf } from '@/lib/player/track';

const full: Song = {
  id: 3,
  artist: 'Thomas Tallis',
  title: 'O nata lux',
  titleLanguage: 'la',
  file: '/audio/o-nata-lux.mp3',
  year: '1575',
  voices: '5 voices',
  duration: 125,
  text: { html: '<p>O nata lux de lumine</p>' },
  textLanguage: 'la',
  translation: { html: '<p>O light born of light</p>' },
};
const bare: Song = { id: 4, artist: 'Anon.', title: 'Carol', file: 'https://files.example.org/carol.mp3' };

it('writes a song as the API does, and the list reads it back', () => {
  const back = parseItem('songs', songToApi(full), resolver(undefined));
  expect(back).toEqual({ item: full, findings: [] });
  expect(songToApi(full)).toEqual({
    id: 3,
    artist: 'Thomas Tallis',
    song: 'O nata lux',
    song_lang: 'la',
    file: '/audio/o-nata-lux.mp3',
    year: '1575',
    voices: '5 voices',
    duration: 125,
    text: '<p>O nata lux de lumine</p>',
    text_lang: 'la',
    translation: '<p>O light born of light</p>',
  });
  expect(Object.keys(songToApi(bare))).toEqual(['id', 'artist', 'song', 'file']);
});

it('reads back in the browser the very tracks that the server makes of the songs', () => {
  const answer: unknown = JSON.parse(JSON.stringify([full, bare].map(songToApi)));
  expect(tracksFromApi(answer)).toEqual([full, bare].map(trackOf));
});

it('leaves out items without a name or a file', () => {
  const good = songToApi(bare);
  const answer = [null, 'x', {}, { ...good, song: '' }, { ...good, file: 7 }, { ...good, id: '4' }, good];
  expect(tracksFromApi(answer).map(({ id }) => id)).toEqual([4]);
});

it.each([null, {}, '<html>', 5])('refuses %p, which is not a list', (body) => {
  expect(() => tracksFromApi(body)).toThrow(TypeError);
});

it('names the composer, the year and the voices, as far as they are known', () => {
  expect(creditsOf(trackOf(full))).toBe('Thomas Tallis\u00a0· 1575\u00a0· 5 voices');
  expect(creditsOf(trackOf(bare))).toBe('Anon.');
});
