/** Markup from outside. Only components/rich-text turns it into elements. */
export type Markup = { readonly html: string };
