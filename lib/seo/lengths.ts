import { beginning } from '@/lib/text/plain-text';

/** Characters that previews and result pages show whole. */
export const titleLength = 70;
/** Of a description: fewer tell nothing, more are cut. */
export const shortestDescription = 70;
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
  const whole = own.length >= shortestDescription ? own : own && `${ended(own)} ${more}`;
  return fitted(whole || more, descriptionLength);
}
