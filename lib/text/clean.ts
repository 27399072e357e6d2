/** C0 but tab, line feed and carriage return; DEL and C1; lone surrogates; the noncharacters that XML forbids. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;
/** Embeddings, overrides and isolates: one left open turns round everything after it on the page. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without characters that a page may not hold, or that change how its other words are read. */
export const withoutControls = (text: string): string => text.replace(controls, '').replace(bidiControls, '');

/** At most `max` characters (UTF-16 units), never half of one, with "…" where something is missing. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()}…`;
}
