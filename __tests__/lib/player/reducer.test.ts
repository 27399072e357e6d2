/** @jest-environment node */
import fc from 'fast-check';
import { canStep, currentTrack, initialPlayer, reducePlayer } from '@/lib/player/reducer';
import type { PlayerAction, PlayerState } from '@/lib/player/reducer';
import type { Track } from '@/lib/player/track';

const tracks: Track[] = ['The Silver Swan', 'El Grillo', 'O nata lux'].map((title, index) => ({
  id: index + 10,
  artist: 'Composer',
  title,
  file: `/audio/${index}.mp3`,
}));
const load: PlayerAction = { type: 'list', tracks, language: 'ro' };

function after(...actions: (PlayerAction | 'play' | 'next' | 'previous' | 'ended' | 'failed' | 'retry')[]) {
  return actions.reduce<PlayerState>(
    (state, action) => reducePlayer(state, typeof action === 'string' ? { type: action } : action),
    initialPlayer,
  );
}

describe('the list', () => {
  it('selects its first song when it arrives, without playing it', () => {
    const state = after(load);
    expect(state).toMatchObject({
      current: 1,
      status: 'paused',
      started: false,
      position: 0,
      duration: null,
    });
    expect(currentTrack(state)?.title).toBe('The Silver Swan');
  });

  it('keeps the song that plays when it comes again in another language and order', () => {
    const playing = after(
      load,
      'next',
      'play',
      { type: 'duration', value: 42 },
      { type: 'position', value: 7 },
    );
    const again = reducePlayer(playing, { type: 'list', tracks: tracks.toReversed(), language: 'en' });
    expect(again).toMatchObject({ current: 2, status: 'playing', position: 7, duration: 42, language: 'en' });
    const moved = reducePlayer(playing, { type: 'list', tracks: tracks.slice(1), language: 'en' });
    expect(moved).toMatchObject({ current: 1, status: 'playing', position: 7 });
  });

  it('selects its first song, silent, when the one that played is no longer in it', () => {
    const state = reducePlayer(after(load, 'play'), {
      type: 'list',
      tracks: tracks.slice(1),
      language: 'ro',
    });
    expect(state).toMatchObject({ current: 1, status: 'paused', started: false });
  });

  it('plays nothing while it is empty', () => {
    expect(after('play')).toBe(initialPlayer);
    expect(after('failed')).toBe(initialPlayer);
  });
});

describe('next and previous', () => {
  it('keep playing when the song was playing and stay paused when it was not', () => {
    expect(after(load, 'play', 'next')).toMatchObject({ current: 2, status: 'playing' });
    expect(after(load, 'next')).toMatchObject({ current: 2, status: 'paused' });
  });

  it('start the other song from its beginning', () => {
    const state = after(
      load,
      'play',
      { type: 'duration', value: 55 },
      { type: 'position', value: 20 },
      'next',
    );
    expect(state).toMatchObject({ position: 0, duration: null, error: null });
  });

  it('are ignored on the last and on the first song', () => {
    const last = after(load, 'next', 'next');
    expect(reducePlayer(last, { type: 'next' })).toBe(last);
    const first = after(load);
    expect(reducePlayer(first, { type: 'previous' })).toBe(first);
    expect([canStep(first, -1), canStep(first, 1)]).toEqual([false, true]);
    expect([canStep(last, -1), canStep(last, 1)]).toEqual([true, false]);
  });
});

describe('the end of a song', () => {
  it('goes on to the next', () => {
    expect(after(load, 'play', 'ended')).toMatchObject({ current: 2, status: 'playing', position: 0 });
  });

  it('stops after the last', () => {
    const state = after(load, 'play', 'next', 'next', { type: 'position', value: 9 }, 'ended');
    expect(state).toMatchObject({ current: 3, status: 'paused', position: 0 });
  });
});

describe('choosing a song', () => {
  it('takes its number, counted from 1', () => {
    expect(after(load, 'play', { type: 'select', index: 3 })).toMatchObject({
      current: 3,
      status: 'playing',
    });
  });

  it.each([0, 4, 1.5, Number.NaN])('ignores number %d, which no song has', (index) => {
    const state = after(load);
    expect(reducePlayer(state, { type: 'select', index })).toBe(state);
  });

  it('leaves the song that is already there alone', () => {
    const state = after(load, 'play', { type: 'position', value: 12 });
    expect(reducePlayer(state, { type: 'select', index: 1 })).toBe(state);
  });
});

describe('numbers', () => {
  it.each([
    [0.333, 0.33],
    [0.005, 0.01],
    [-1, 0],
    [2, 1],
  ])('puts volume %d to %d', (value, volume) => {
    expect(after({ type: 'volume', value }).volume).toBe(volume);
  });

  it('ignores what is not a number', () => {
    const state = after(load);
    expect(reducePlayer(state, { type: 'volume', value: Number.NaN })).toBe(state);
    expect(reducePlayer(state, { type: 'position', value: Number.NaN })).toBe(state);
    expect(after(load, { type: 'duration', value: Number.NaN }).duration).toBeNull();
    expect(after(load, { type: 'duration', value: Number.POSITIVE_INFINITY }).duration).toBeNull();
  });

  it('keeps the position inside the song', () => {
    const state = after(load, { type: 'duration', value: 55 });
    expect(reducePlayer(state, { type: 'position', value: 90 }).position).toBe(55);
    expect(reducePlayer(state, { type: 'position', value: -2 }).position).toBe(0);
  });
});

describe('a song that cannot be loaded', () => {
  it('stops and remembers that it was to be heard', () => {
    expect(after(load, 'play', 'failed')).toMatchObject({ status: 'paused', error: { resume: true } });
    expect(after(load, 'play', 'failed', 'retry')).toMatchObject({ status: 'playing', error: null });
  });

  it('is only loaded again, not played, when nobody had pressed play', () => {
    expect(after(load, 'failed', 'retry')).toMatchObject({ status: 'paused', error: null, started: false });
  });

  it('can be tried again with play, or left for another song', () => {
    expect(after(load, 'failed', 'play')).toMatchObject({ status: 'playing', error: null });
    expect(after(load, 'failed', 'next')).toMatchObject({ current: 2, error: null });
  });

  it('has nothing to retry while it plays', () => {
    const state = after(load, 'play');
    expect(reducePlayer(state, { type: 'retry' })).toBe(state);
  });
});

it('forgets that it was started when it is closed', () => {
  const state = reducePlayer(after(load, 'play', { type: 'position', value: 9 }), { type: 'stop' });
  expect(state).toMatchObject({ status: 'paused', started: false, position: 0 });
});

it('toggles the playlist', () => {
  expect(after({ type: 'panel' }).panelOpen).toBe(!initialPlayer.panelOpen);
});

const number = fc.oneof(fc.double(), fc.double({ min: -1, max: 2 }), fc.integer({ min: -2, max: 6 }));
const action: fc.Arbitrary<PlayerAction> = fc.oneof(
  fc
    .constantFrom('play', 'pause', 'next', 'previous', 'ended', 'panel', 'failed', 'retry', 'stop')
    .map((type) => ({
      type: type as 'play',
    })),
  fc.record({
    type: fc.constantFrom('position', 'duration', 'volume') as fc.Arbitrary<'volume'>,
    value: number,
  }),
  fc.record({ type: fc.constant('select' as const), index: number }),
  fc.record({
    type: fc.constant('list' as const),
    tracks: fc.subarray(tracks),
    language: fc.constantFrom('ro', 'en'),
  }),
);

describe('whatever happens', () => {
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = after(...actions);
        expect(Number.isInteger(state.current)).toBe(true);
        expect(state.current).toBeGreaterThanOrEqual(1);
        expect(state.current).toBeLessThanOrEqual(Math.max(1, state.playlist.length));
        expect(state.volume).toBeGreaterThanOrEqual(0);
        expect(state.volume).toBeLessThanOrEqual(1);
        expect(state.volume * 100).toBeCloseTo(Math.round(state.volume * 100), 9);
        expect(state.position).toBeGreaterThanOrEqual(0);
        if (state.duration !== null) expect(state.position).toBeLessThanOrEqual(state.duration);
        if (state.error) expect(state.status).toBe('paused');
        if (state.status === 'playing') expect(currentTrack(state)).toBeDefined();
      }),
    );
  });

  it('never starts by itself: only play, and a retry of what was to be heard, make it play', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = after(...actions.filter(({ type }) => type !== 'play'));
        expect(state).toMatchObject({ status: 'paused', started: false });
      }),
    );
  });

  it('moves by one song at most with next, previous and the end of a song', () => {
    fc.assert(
      fc.property(fc.array(action), fc.constantFrom('next', 'previous', 'ended'), (actions, type) => {
        const state = after(load, ...actions);
        const moved = reducePlayer(state, { type });
        expect(Math.abs(moved.current - state.current)).toBeLessThanOrEqual(1);
        if (moved.current !== state.current) expect(moved.status).toBe(state.status);
      }),
    );
  });
});
