const months = [
  'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
  'January|February|March|April|May|June|July|August|September|October|November|December',
].join('|');

/** Telephone, tax and registration numbers, which are full of zeros. */
const codes = /0\d{3} \d{3} \d{3}|(?:RO|J)0[\d/]+|0[\d/]*00[\d/]*/;

const phrases = [
  // „s-a”, „într-un”, „CV-urile”: browsers break lines after any hyphen, Romanian typography does not after these.
  String.raw`\p{L}{1,6}-\p{L}{1,8}`,
  String.raw`\p{L}+-(?:o|l|i|le|mi|ți|și|ne|vă|va|a|au)`,
  // The first half of an e-mail address: „protectia-datelor@”.
  String.raw`[\w.+]+-[\w.+-]+@`,
  String.raw`(?:nr|art)\. \d+(?:\/\d+)?`,
  String.raw`lit\. \p{Ll}`,
  String.raw`\d{1,2} (?:${months})`,
  String.raw`\d+ × \d+ (?:mm|cm|px)`,
  String.raw`\d[\d.,]* (?:mm|cm|px|kB|MB|lei|RON|euro|de \p{Ll}{2,12}|zile|ore|minute)`,
  String.raw`\d{4}–\d{4}`,
  // „D. G. Kiriac”
  String.raw`(?:\p{Lu}\. ){1,2}\p{Lu}\p{Ll}+`,
  'a cappella',
];

const joined = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${[codes.source, ...phrases].join('|')})(?:(?<=@)|(?![\p{L}\p{N}-]))`,
  'u',
);
const isCode = new RegExp(`^(?:${codes.source})$`);

/** `together` must stay on one line; a `code` must also be set in lining figures, so that a zero is not read as an o. */
export type TextPiece = { text: string; kind: 'plain' | 'together' | 'code' };

/**
 * A text split around what a line may not break: short hyphenated words, dates, measures, names with initials,
 * numbers of acts and telephones. Joined again, the pieces are the text.
 */
export function cutAtJoinedWords(text: string): TextPiece[] {
  return text
    .split(joined)
    .map((piece, index): TextPiece => {
      if (index % 2 === 0) return { text: piece, kind: 'plain' };
      return { text: piece, kind: isCode.test(piece) ? 'code' : 'together' };
    })
    .filter((piece) => piece.text !== '');
}
