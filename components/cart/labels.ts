import type { OrderDialogLabels } from '@/components/checkout/order-dialog';

/** Words of the cart, from the `cart` namespace; handed over by the server so that no page carries a catalogue of them. */
export type CartLabels = OrderDialogLabels & {
  button: string;
  /** „{shown} produse” in each plural category of the language (CLDR names). */
  pieces: Partial<Record<Intl.LDMLPluralRule, string>>;
};

/** „2 produse”, „20 de produse”. */
export function sayPieces(pieces: CartLabels['pieces'], locale: string, count: number): string {
  const form = pieces[new Intl.PluralRules(locale).select(count)] ?? pieces.other ?? '';
  return form.replace('{shown}', String(count));
}
