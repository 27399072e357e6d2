/**
 * The problems a field of the form can have (lib/orders/form/payload.ts), each a message of `checkout.problems`; any
 * other code from a server is shown as „invalid”.
 */
const spoken = [
  ...(['required', 'phone', 'agreement', 'too_long', 'choice'] as const),
  ...(['preorder', 'refused', 'quantity'] as const),
] as const;

export function problemKey(message: string | undefined) {
  return spoken.find((key) => key === message) ?? 'invalid';
}
