/** @jest-environment node */
import { creditsOf, ranges } from '@/components/media/credits';
import { firstWords } from '@/components/media/first-words';

it.each([
  [[1, 2, 3, 5], '1–3, 5'],
  [[4], '4'],
  [[1, 2], '1–2'],
  [[], ''],
])('writes %p as %p', (numbers, text) => {
  expect(ranges(numbers)).toBe(text);
});

it('names each credit once, with its pictures', () => {
  const picture = (id: number, credit?: string) => ({ id, image: '/a.webp', alt: '', credit });
  const images = [picture(7, 'gravură'), picture(9), picture(3, 'desen'), picture(4, 'gravură')];
  expect(creditsOf(images)).toEqual([
    { credit: 'gravură', pictures: '1, 4' },
    { credit: 'desen', pictures: '3' },
  ]);
});

it.each([
  ['<p><strong>București, 5 octombrie 2026.</strong> Corul anunță programul.</p>', 'Corul anunță programul.'],
  ['<p><strong>Bucharest, 5 October 2026.</strong> The choir announces.</p>', 'The choir announces.'],
  ['<p><strong>Important:</strong> sala s-a schimbat.</p>', 'Important: sala s-a schimbat.'],
  ['<p>Corul cântă.</p>', 'Corul cântă.'],
  [
    '<p>Corul cântă.</p><h2>Date principale</h2><ul><li>41 de concerte</li></ul>',
    'Corul cântă. 41 de concerte',
  ],
])('begins the condensed release %p with what it says', (html, text) => {
  expect(firstWords({ html })).toBe(text);
});
