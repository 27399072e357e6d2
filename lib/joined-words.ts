// „s-a”, „într-un”, „CV-urile”: browsers break lines after any hyphen, Romanian typography not after these; and „nr. 544/2001”.
const joined = /(?<![\p{L}\p{N}-])(\p{L}{1,6}-\p{L}{1,8}|nr\. \d+(?:\/\d+)?)(?![\p{L}\p{N}-])/u;

/**
 * A text cut at its short hyphenated words and numbered acts: at even places what stands between them (maybe empty), at odd places the
 * words that must stay on one line. Joined again, the pieces are the text.
 */
export const cutAtJoinedWords = (text: string): string[] => text.split(joined);
