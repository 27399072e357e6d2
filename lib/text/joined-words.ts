const months = [
  'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
  'January|February|March|April|May|June|July|August|September|October|November|December',
].join('|');

/** Telephone, tax and registration numbers, with the noughts that these are full of. */
const codes = /0\d{3} \d{3} \d{3}|(?:RO|J)0[\d/]{1,20}|0[\d/]{0,20}00[\d/]{0,20}/;

// Every run is bounded: a text from outside must not make the search go back and forth in it for seconds.
const phrases = [
  // „s-a”, „într-un”, „CV-urile”: browsers break lines after any hyphen, Romanian typography not after these.
  String.raw`\p{L}{1,6}-\p{L}{1,8}`,
  String.raw`\p{L}{1,40}-(?:o|l|i|le|mi|ți|și|ne|vă|va|a|au)`,
  // The first half of an e-mail address: „protectia-datelor@”.
  String.raw`[\w.+]{1,40}-[\w.+-]{1,40}@`,
  String.raw`(?:nr|art)\. \d+(?:\/\d+)?`,
  String.raw`lit\. \p{Ll}`,
  String.raw`\d{1,2} (?:${months})`,
  String.raw`\d{1,6} × \d{1,6} (?:mm|cm|px)`,
  String.raw`\d[\d.,]{0,20} (?:mm|cm|px|kB|MB|lei|RON|euro|de \p{Ll}{2,12}|zile|ore|minute)`,
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

/** `together` must stay on one line; a `code` must besides be set in figures of one height, which are not read as letters. */
export type TextPiece = { text: string; kind: 'plain' | 'together' | 'code' };

/**
 * A text cut at what a line may not break: short hyphenated words, dates, measures, names with initials, numbers of acts
 * and telephones. Put together again, the pieces are the text.
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
