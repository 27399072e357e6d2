import { beginning } from '@/lib/text/plain-text';

/** Characters that previews and result pages show whole. */
const titleLength = 70;
const shortest = 70;
/** Of a description. */
export const descriptionLength = 160;

/** A text of at most `length` characters, cut where a sentence or a word ends. */
export const fitted = (text: string, length: number): string =>
  text.length <= length ? text : beginning(text, length - '…'.length);

/** A title of at most 70 characters. */
export const shortened = (text: string): string => fitted(text, titleLength);

const ended = (text: string) => (/[.!?…”»)\]]$/.test(text) ? text : `${text}.`);

/**
 * A description of at most 160 characters, ending with a sentence where one ends late enough; one of fewer than 70, which
 * tells nothing, goes on with `more`.
 */
export function longEnough(text: string | undefined, more: string): string {
  const own = text?.trim() ?? '';
  const whole = own.length >= shortest ? own : own && `${ended(own)} ${more}`;
  return fitted(whole || more, descriptionLength);
}
