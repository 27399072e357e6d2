/** Spaces and punctuation that people put between digits; pasted hyphens come in several code points. */
const separators = /[\s.\-/()\u2010-\u2015\u2212]/g;

/**
 * A telephone number as digits only (product §5 "numeric", reading 49): "+40 723 000 000" → "0723000000",
 * "0049 30 123456" → "4930123456". Undefined when it is not 9–15 digits. Normalising twice changes nothing.
 */
export function normalisePhone(input: string): string | undefined {
  if (input.length > 40) return undefined;
  const digits = input
    .replace(separators, '')
    .replace(/^00/, '+')
    // "+40 (0)723" is a common way to write both prefixes at once.
    .replace(/^\+400?/, '0')
    .replace(/^\+/, '');
  return /^(?!00)\d{9,15}$/.test(digits) ? digits : undefined;
}
