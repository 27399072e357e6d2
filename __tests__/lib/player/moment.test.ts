import fc from 'fast-check';
import { momentHash, readMoment } from '@/lib/player/moment';

describe('the moment that a link names', () => {
  it('is a song and whole seconds', () => {
    expect(momentHash({ song: 3, seconds: 62.8 })).toBe('#song=3&t=62');
    expect(readMoment('#song=3')).toEqual({ song: 3, seconds: 0 });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99_999), (song, seconds) => {
        expect(readMoment(momentHash({ song, seconds }))).toEqual({ song, seconds });
      }),
    );
  });

  it('is nothing that another fragment says', () => {
    for (const hash of [
      '',
      '#player',
      '#song=',
      '#song=3&t=-1',
      '#song=1e3',
      '#song=3&t=62&x=1',
      '#a#song=3',
    ])
      expect(readMoment(hash)).toBeUndefined();
  });
});
