import type { Markup } from '@/lib/content/types';
import { plainText } from '@/lib/text/plain-text';

const inList = 240;

/** "<strong>București, 5 octombrie 2026.</strong>", or without the bold: place and date, which stand beside the title. */
const dateline =
  /^(\s*<p>)\s*(?:<(strong|b)>[^<]{0,60}\d{4}[.:,–\s]*<\/\2>|\p{Lu}[\p{L} -]{1,40}, \d{1,2} \p{L}+ \d{4}\s*[.:–—-])\s*/u;

/** The opening words of a release: for the condensed list, and for its head. */
export const firstWords = ({ html }: Markup, length = inList): string =>
  plainText({ html: html.replace(dateline, '$1') }, length);
