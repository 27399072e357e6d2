/** @jest-environment node */
import { getTranslations } from 'next-intl/server';
import { setRequestLocale } from '@/__tests__/support/messages';
import { cartKeys } from '@/components/cart/words';
import { dockKeys, playerKeys } from '@/components/player/words';
import { addedKeys, detailKeys, dialogKeys, offerKeys } from '@/components/shop/words';
import { clientWords } from '@/lib/i18n/client-words';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/i18n/words';

async function pieces(locale: Locale, count: number) {
  setRequestLocale(locale);
  const words = await clientWords('cart', cartKeys, ['pieces']);
  return say(words.pieces, { count, shown: count });
}

describe('words for the browser', () => {
  it.each([
    ['ro', 1, '1 produs'],
    ['ro', 2, '2 produse'],
    ['ro', 19, '19 produse'],
    ['ro', 20, '20 de produse'],
    ['ro', 101, '101 produse'],
    ['ro', 120, '120 de produse'],
    ['en', 1, '1 product'],
    ['en', 20, '20 products'],
  ] as const)('choose the plural of %s for %i', async (locale, count, said) => {
    expect(await pieces(locale, count)).toBe(said);
  });

  it('are filled where they are said, as often as they are said', async () => {
    setRequestLocale('ro');
    const { track, play } = await clientWords('player', ['track', 'play']);
    expect(say(track, { index: 2, count: 9 })).toBe('Piesa 2 din 9');
    expect(say(track, { index: 3, count: 9 })).toBe('Piesa 3 din 9');
    expect(play).toBe('Redare');
  });

  it('take what is filled in as it is', () => {
    expect(say('Din {date}', { date: '{amount} $&' })).toBe('Din {amount} $&');
  });

  it.each(locales)('are all there in %s', async (locale) => {
    setRequestLocale(locale);
    const asked = await Promise.all([
      clientWords('player', [...playerKeys, ...dockKeys]),
      clientWords('cart', cartKeys),
      clientWords('shop', offerKeys),
      clientWords('shop.detail', [...detailKeys, ...dialogKeys]),
      clientWords('shop.added', addedKeys),
    ]);
    for (const words of asked) for (const text of Object.values(words)) expect(text).toMatch(/\S/);
  });
});

describe('what the compiler refuses', () => {
  // Never called: the type check reads these lines and fails where the error is missing.
  const refused = () => [
    // @ts-expect-error There is no such key.
    clientWords('player', ['paly']),
    // @ts-expect-error There is no such namespace.
    clientWords('palyer', ['play']),
    // @ts-expect-error There is no such namespace.
    getTranslations('palyer'),
    // @ts-expect-error There is no such key.
    getTranslations('player').then((t) => t('paly')),
    // @ts-expect-error No message of the browser takes such an argument.
    say('{colour}', { colour: 'red' }),
  ];

  it('is a key, a namespace and an argument that do not exist', () => {
    expect(refused).toBeInstanceOf(Function);
  });
});
