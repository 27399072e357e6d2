/** @jest-environment node */
import { GET } from '@/app/api/audio-file/route';
import type { Song } from '@/lib/content/types';

const songs = jest.fn();
jest.mock('@/lib/content', () => ({ content: () => ({ songs: (locale: string) => songs(locale) }) }));

const song: Song = { id: 1, artist: 'Orlando Gibbons', title: 'The Silver Swan', file: '/audio/swan.mp3' };
const get = (query: string) => GET(new Request(`http://localhost/api/audio-file/${query}`));

it('answers with the songs as the API writes them, in the language asked for', async () => {
  songs.mockResolvedValue({ ok: true, items: [song], stale: false });
  const response = await get('?locale=en');
  expect(songs).toHaveBeenCalledWith('en');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await response.json()).toEqual([
    { id: 1, artist: 'Orlando Gibbons', song: 'The Silver Swan', file: '/audio/swan.mp3' },
  ]);
});

it('takes Romanian when no language is given', async () => {
  songs.mockResolvedValue({ ok: true, items: [], stale: false });
  expect((await get('')).status).toBe(200);
  expect(songs).toHaveBeenCalledWith('ro');
});

it('refuses a language that the site does not speak', async () => {
  songs.mockClear();
  expect((await get('?locale=de')).status).toBe(400);
  expect(songs).not.toHaveBeenCalled();
});

it('says when to come back while the list cannot be had', async () => {
  songs.mockResolvedValue({ ok: false, reason: 'unavailable' });
  const response = await get('?locale=ro');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
