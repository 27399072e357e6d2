import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { placeOrderAtom } from '@/lib/orders/browser/place-order-atom';
import { emptyDraft, orderAtom, orderDraftAtom } from '@/lib/orders/browser/order-atoms';
import type { OrderPhase } from '@/lib/orders/browser/order-atoms';
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

/** The type of an error that the shop found in an order already sent. */
export const fromServer = 'server';

/** Neither consent is ever ticked beforehand (readings 50 and 51). */
const noConsent = { marketing: false, agreed: false };

/** The errors of the last attempt; a new object each time, so that an unchanged list takes the focus again. */
export type Problems = readonly { name: FieldName; message: string | undefined }[];

/** What the shop found wrong with fields of the form. */
function refusedFields(order: OrderPhase): Problems {
  const outcome = order.phase === 'editing' ? order.outcome : undefined;
  if (outcome?.status !== 'refused' || outcome.reason !== 'invalid') return [];
  const { fields } = outcome;
  return fieldNames
    .filter((name) => fields[name] !== undefined)
    .map((name) => ({ name, message: fields[name] }));
}

/** The form, filled with what was typed before; what is typed now is kept for the next one. */
function useKeptForm(): OrderFormApi {
  const store = useStore();
  const [defaultValues] = useState(() => ({ ...store.get(orderDraftAtom), ...noConsent }));
  const form = useForm<OrderFormValues>({
    resolver: yupResolver(orderForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const { name, phone, delivery_address, invoice_address, delivery, payment } = values;
          store.set(orderDraftAtom, { name, phone, delivery_address, invoice_address, delivery, payment });
        },
      }),
    [form, store],
  );
  return form;
}

/**
 * The form's state and its submission. Errors show once a field has been touched or the form sent
 * (product §5); `problems` is the list at the last attempt, which stays as it is while the visitor types.
 * How sending ended is read from the order's own state: the form that sent it may be gone by then.
 */
export function useOrderForm(locale: Locale, lockedPayment: Payment | undefined, termsVersion: string) {
  const place = useSetAtom(placeOrderAtom);
  const order = useAtomValue(orderAtom);
  const [unfit, setUnfit] = useState<Problems>([]);
  const refused = useMemo(() => refusedFields(order), [order]);
  const form = useKeptForm();

  useEffect(() => {
    if (order.phase === 'accepted') form.reset({ ...emptyDraft, ...noConsent });
  }, [form, order]);

  useEffect(() => {
    for (const { name, message = '' } of refused) form.setError(name, { type: fromServer, message });
  }, [form, refused]);

  function send(values: OrderFormValues) {
    setUnfit([]);
    return place({ locale, termsVersion, values: { ...values, payment: lockedPayment ?? values.payment } });
  }

  function complain(errors: FieldErrors<OrderFormValues>) {
    const named = fieldNames.filter((name) => errors[name]);
    setUnfit(named.map((name) => ({ name, message: errors[name]?.message })));
  }

  return { form, problems: unfit.length > 0 ? unfit : refused, submit: form.handleSubmit(send, complain) };
}
