/** The token `--paper` of components/ui/tokens.css, for the browser’s own bars, which know no style sheet. */
export const paper = { light: '#faf6ec', dark: '#0d1220' } as const;
