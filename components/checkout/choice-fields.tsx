import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/field';
import type { Delivery, Payment } from '@/lib/orders/form/payload';
import { fieldId, useFieldErrors } from './use-field';
import type { OrderFormApi } from './use-order-form';

type ChoiceFieldsProps = {
  form: OrderFormApi;
  delivery: Delivery;
  /** Set when the order allows no choice of payment (reading 44). */
  lockedPayment: Payment | undefined;
};

function useChoice(form: OrderFormApi, name: 'delivery' | 'payment') {
  const errorOf = useFieldErrors(form);
  const { field } = useController({ control: form.control, name });
  return {
    id: fieldId(name),
    name,
    value: String(field.value),
    error: errorOf(name),
    onBlur: field.onBlur,
    onChange: (event: { target: { value: string } }) => field.onChange(Number(event.target.value)),
  };
}

export function ChoiceFields({ form, delivery, lockedPayment }: ChoiceFieldsProps) {
  const t = useTranslations('checkout');
  const deliveryChoice = useChoice(form, 'delivery');
  const paymentChoice = useChoice(form, 'payment');
  const locked = lockedPayment !== undefined;
  return (
    <>
      <RadioGroup
        {...deliveryChoice}
        label={t('fields.delivery')}
        options={[
          { value: '1', label: t('deliveries.courier') },
          { value: '3', label: t('deliveries.pickup') },
        ]}
      />
      <RadioGroup
        {...paymentChoice}
        value={String(lockedPayment ?? paymentChoice.value)}
        label={t('fields.payment')}
        help={locked ? t('payments.preorder') : undefined}
        options={[
          { value: '1', label: delivery === 3 ? t('payments.desk') : t('payments.cash'), disabled: locked },
          { value: '2', label: t('payments.transfer'), help: t('payments.transferHelp') },
        ]}
      />
    </>
  );
}
