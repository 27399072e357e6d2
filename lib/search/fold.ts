/** Letters that do not come apart into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' },
};

/** No word is longer; what is, is noise. */
const longestTerm = 40;

/**
 * The words of a text as they are compared: lower case and without marks, so that `țuică`, `ţuică` (cedilla) and
 * `tuica` are one.
 */
export function terms(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((term) => term.slice(0, longestTerm));
}
