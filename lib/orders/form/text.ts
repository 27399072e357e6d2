/** Characters that reorder what an operator sees, and lone surrogates, which no database stores. */
const unsafe = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

const tidy = (line: string) => line.replace(/[\p{Cc}\p{Zs}]+/gu, ' ').trim();

/** One line of text without control characters or doubled spaces, in Unicode's composed form. */
export function cleanLine(input: string): string {
  return tidy(input.replace(unsafe, '').normalize('NFC'));
}

/** Text of several lines, each cleaned; empty lines are dropped. */
export function cleanLines(input: string): string {
  return input
    .split(/[\r\n\u2028\u2029]+/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether there is nothing to read in it: invisible characters alone do not fill in a field. */
export function isBlank(input: string): boolean {
  return !/[\p{L}\p{N}]/u.test(input);
}
