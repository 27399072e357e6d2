import { yupResolver } from '@hookform/resolvers/yup';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { placeOrderAtom } from '@/lib/orders/browser/checkout';
import type { Failure } from '@/lib/orders/browser/outcome';
import type { Locale } from '@/lib/i18n/locales';
import { orderForm } from '@/lib/orders/form/payload';
import type { OrderFormValues, Payment } from '@/lib/orders/form/payload';

/** In the order of the form, which is also the order of the error summary. */
export const fieldNames = [
  'name',
  'phone',
  'delivery_address',
  'invoice_address',
  'delivery',
  'payment',
  'agreed',
  'marketing',
] as const satisfies readonly (keyof OrderFormValues)[];
export type FieldName = (typeof fieldNames)[number];

export type OrderFormApi = UseFormReturn<OrderFormValues>;
export type OrderFormState = ReturnType<typeof useOrderForm>;

/** Reading 48: courier and cash are preselected, so that no order can leave without them; nothing else is ticked. */
const defaultValues: OrderFormValues = {
  ...{ name: '', phone: '', delivery_address: '', invoice_address: '', marketing: false, agreed: false },
  ...{ delivery: 1, payment: 1 },
};

/** The errors of the last attempt; a new object each time, so that an unchanged list takes the focus again. */
export type Problems = readonly { name: FieldName; message: string | undefined }[];

/**
 * The form's state and its submission. Errors show once a field has been touched or the form sent (product §5);
 * `problems` is the list of the last attempt and does not change while the visitor types.
 */
export function useOrderForm(locale: Locale, lockedPayment: Payment | undefined) {
  const place = useSetAtom(placeOrderAtom);
  const [problems, setProblems] = useState<Problems>([]);
  const form = useForm<OrderFormValues>({
    resolver: yupResolver(orderForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });

  function refuse(outcome: Failure) {
    if (outcome.status !== 'refused' || outcome.reason !== 'invalid') return;
    const named = fieldNames.filter((name) => outcome.fields[name] !== undefined);
    const found = named.map((name) => ({ name, message: outcome.fields[name] }));
    for (const { name, message = '' } of found) form.setError(name, { type: 'server', message });
    setProblems(found);
  }

  async function send(values: OrderFormValues) {
    setProblems([]);
    const outcome = await place({ locale, values: { ...values, payment: lockedPayment ?? values.payment } });
    if (outcome?.status === 'accepted') form.reset();
    else if (outcome) refuse(outcome);
  }

  function complain(errors: FieldErrors<OrderFormValues>) {
    const named = fieldNames.filter((name) => errors[name]);
    setProblems(named.map((name) => ({ name, message: errors[name]?.message })));
  }

  return { form, problems, submit: form.handleSubmit(send, complain) };
}
