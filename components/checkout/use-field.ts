import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { problemKey } from './problem-key';
import { fromServer } from './use-order-form';
import type { FieldName, OrderFormApi } from './use-order-form';

export const fieldId = (name: FieldName) => `order-${name}`;

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
