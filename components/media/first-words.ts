import type { Markup } from '@/lib/content/types';
import { plainText } from '@/lib/text/plain-text';

const length = 240;

/** "<strong>București, 5 octombrie 2026.</strong>": place and date, which the list already shows beside the title. */
const dateline = /^(\s*<p>)\s*<(strong|b)>[^<]{0,60}\d{4}[.:,–\s]*<\/\2>\s*/;

/** The opening words of a release, for the condensed list. */
export const firstWords = ({ html }: Markup): string =>
  plainText({ html: html.replace(dateline, '$1') }, length);
