/** @jest-environment node */
import { translatorFor } from '@/lib/i18n/translator';

it('says a word of either language, also of both at once', async () => {
  const [ro, en] = await Promise.all([translatorFor('ro', 'checkout'), translatorFor('en', 'checkout')]);
  expect([ro('empty'), en('empty')]).toEqual(['Coșul dumneavoastră este gol!', 'Your cart is empty!']);
});

it('chooses the plural of its language', async () => {
  const ro = await translatorFor('ro', 'checkout.problems');
  expect(ro('title', { count: 20 })).toContain('20 de ');
});
