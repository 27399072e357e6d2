import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { fromServer } from './use-order-form';
import type { FieldName, OrderFormApi } from './use-order-form';

export const fieldId = (name: FieldName) => `order-${name}`;

/**
 * The problems a field of the form can have (lib/orders/form/payload.ts); any other code from a server is shown as
 * „invalid”.
 */
const spoken = ['required', 'phone', 'agreement', 'too_long', 'choice', 'preorder', 'refused'] as const;

export function problemKey(message: string | undefined) {
  return spoken.find((key) => key === message) ?? 'invalid';
}

/** The error of each field that may already show one, in the visitor's language. */
export function useFieldErrors({ control }: Pick<OrderFormApi, 'control'>) {
  const t = useTranslations('checkout.problems');
  const { errors, touchedFields, isSubmitted } = useFormState({ control });
  return (name: FieldName): string | undefined => {
    const error = errors[name];
    if (!error || !(error.type === fromServer || isSubmitted || touchedFields[name])) return undefined;
    return t(problemKey(error.message));
  };
}
