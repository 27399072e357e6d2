import type { ReactNode } from 'react';
import { problemKey } from '@/components/checkout/problem-key';
import type { Locale } from '@/lib/i18n/locales';
import type { FormProblems } from '@/lib/orders/server/take-form';
import { lockedPaymentOf, paymentOf } from '@/lib/orders/server/typed-order';
import type { TypedOrder } from '@/lib/orders/server/typed-order';
import { href } from '@/lib/routing/routes';
import { Box, Choice, Field } from './field';
import type { OrderWords } from './words';

/** In the order of the form, which is also the order of the list of errors. */
export const fieldNames = [
  ...(['name', 'phone', 'delivery_address', 'invoice_address'] as const),
  ...(['delivery', 'payment', 'agreed', 'marketing'] as const),
] as const;
export type FieldName = (typeof fieldNames)[number];

type FormFieldsProps = { typed: TypedOrder; problems: FormProblems; locale: Locale; words: OrderWords };

function Contact({ typed, of, words: { checkout } }: FieldsProps) {
  const { texts, delivery } = typed;
  return (
    <>
      <Field {...of('name')} value={texts.name} autoComplete="name" required />
      <Field
        {...of('phone')}
        type="tel"
        help={checkout('fields.phoneHelp')}
        value={texts.phone}
        autoComplete="tel"
        required
      />
      <Field
        {...of('delivery_address')}
        help={checkout(delivery === 3 ? 'fields.pickupHelp' : 'fields.deliveryHelp')}
        value={texts.delivery_address}
        autoComplete="shipping street-address"
        rows={3}
        required
      />
      <Field
        {...of('invoice_address')}
        hint={checkout('fields.optional')}
        help={checkout('fields.invoiceHelp')}
        value={texts.invoice_address}
        autoComplete="billing street-address"
        rows={2}
      />
    </>
  );
}

function Choices({ typed, of, words: { checkout } }: FieldsProps) {
  const locked = lockedPaymentOf(typed) !== undefined;
  const { label: delivery, ...ofDelivery } = of('delivery');
  const { label: payment, ...ofPayment } = of('payment');
  return (
    <>
      <Choice
        {...ofDelivery}
        legend={delivery}
        chosen={typed.delivery}
        options={[
          { value: 1, label: checkout('deliveries.courier') },
          { value: 3, label: checkout('deliveries.pickup') },
        ]}
      />
      <Choice
        {...ofPayment}
        legend={payment}
        help={locked ? checkout('payments.preorder') : undefined}
        chosen={paymentOf(typed)}
        options={[
          {
            value: 1,
            label: checkout(typed.delivery === 3 ? 'payments.desk' : 'payments.cash'),
            disabled: locked,
          },
          { value: 2, label: checkout('payments.transfer'), help: checkout('payments.transferHelp') },
        ]}
      />
    </>
  );
}

/** What a field is called, and what is wrong with it. */
type Of = (name: FieldName) => {
  name: string;
  label: string;
  error: string | undefined;
  first: boolean;
};
type FieldsProps = { typed: TypedOrder; of: Of; words: OrderWords };

export function FormFields({ typed, problems, locale, words }: FormFieldsProps) {
  const { checkout } = words;
  const first = fieldNames.find((name) => problems[name] !== undefined);
  const of: Of = (name) => ({
    name,
    label: checkout(`problems.fields.${name}`),
    error: problems[name] && checkout(`problems.${problemKey(problems[name])}`),
    first: name === first,
  });
  const terms = (text: ReactNode) => (
    <a href={href(locale, 'terms')} target="_blank">
      {text}
      <span className="visually-hidden"> {checkout('fields.newTab')}</span>
    </a>
  );
  const privacy = (text: ReactNode) => (
    <a href={href(locale, 'privacy')} target="_blank">
      {text}
      <span className="visually-hidden"> {checkout('fields.newTab')}</span>
    </a>
  );
  return (
    <section className="private-form private-section">
      <h2>{checkout('fields.legend')}</h2>
      <p className="private-fine">{checkout.rich('fields.privacy', { privacy })}</p>
      <Contact {...{ typed, of, words }} />
      <Choices {...{ typed, of, words }} />
      <Box
        {...of('agreed')}
        label={checkout.rich('fields.agreed', { terms })}
        ticked={typed.agreed}
        required
      />
      <Box {...of('marketing')} label={checkout('fields.marketing')} ticked={typed.marketing} />
    </section>
  );
}
