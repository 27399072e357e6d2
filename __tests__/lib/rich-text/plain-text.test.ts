import { plainText } from '@/lib/rich-text/plain-text';

it('keeps a line whole around its emphasis and sets blocks apart', () => {
  const html =
    '<p>Albumul <em>Cântecul păsărilor</em>, din 1978.</p><h2>Date</h2><ul><li>unu</li><li>doi</li></ul>';
  expect(plainText({ html })).toBe('Albumul Cântecul păsărilor, din 1978. Date unu doi');
});

it.each([
  ['Tema este drumul de la o voce la zece. Mai departe', 40, 'Tema este drumul de la o voce la zece…'],
  ['una, două, trei', 12, 'una, două…'],
  ['scurt', 5, 'scurt'],
])('ends %p after %d characters as %p', (html, length, text) => {
  expect(plainText({ html: `<p>${html}</p>` }, length)).toBe(text);
});
