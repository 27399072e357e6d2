/**
 * The cart's texts, from the `cart` namespace; passed in by the server so that no page ships the whole messages file.
 */
export type CartLabels = {
  button: string;
  /** „{shown} produse” in each plural category of the language (CLDR names). */
  pieces: Partial<Record<Intl.LDMLPluralRule, string>>;
  order: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
};

/** „2 produse”, „20 de produse”. */
export function sayPieces(pieces: CartLabels['pieces'], locale: string, count: number): string {
  const form = pieces[new Intl.PluralRules(locale).select(count)] ?? pieces.other ?? '';
  return form.replace('{shown}', String(count));
}
