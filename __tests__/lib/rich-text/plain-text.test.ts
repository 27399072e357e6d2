/** @jest-environment node */
import { plainText } from '@/lib/rich-text/plain-text';

it('keeps a line whole around its emphasis, sets blocks apart and leaves headings out', () => {
  const html =
    '<p>Albumul <em>Cântecul păsărilor</em>, din 1978.</p><h2>Date</h2><ul><li>unu</li><li>doi</li></ul>';
  expect(plainText({ html })).toBe('Albumul Cântecul păsărilor, din 1978. unu doi');
});

it.each([
  ['Tema este drumul de la o voce la zece. Mai departe', 40, 'Tema este drumul de la o voce la zece.'],
  ['Tema este lumina. Un drum de la o voce la zece', 40, 'Tema este lumina. Un drum de la o voce…'],
  ['Corul stă pe str. Teilor, la nr. 5, lângă parc', 30, 'Corul stă pe str. Teilor, la…'],
  ['S-a cântat „Lebăda”. Mai departe, drumul', 28, 'S-a cântat „Lebăda”.'],
  [
    'A cântat în fața a 17.400 de ascultători. 41 de concerte',
    50,
    'A cântat în fața a 17.400 de ascultători.',
  ],
  ['una, două, trei', 12, 'una, două…'],
  ['scurt', 5, 'scurt'],
])('ends %p after %d characters as %p', (html, length, text) => {
  expect(plainText({ html: `<p>${html}</p>` }, length)).toBe(text);
});
