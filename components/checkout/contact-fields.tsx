import { useTranslations } from 'next-intl';
import { TextArea, TextField } from '@/components/ui/field';
import type { Delivery } from '@/lib/orders/form/payload';
import { fieldId, useFieldErrors } from './use-field';
import type { OrderFormApi } from './use-order-form';

/** Who is ordering, and where it goes. The address is needed for personal pickup too (reading 46). */
export function ContactFields({ form, delivery }: { form: OrderFormApi; delivery: Delivery }) {
  const t = useTranslations('checkout.fields');
  const errorOf = useFieldErrors(form);
  return (
    <>
      <TextField
        {...form.register('name')}
        id={fieldId('name')}
        label={t('name')}
        error={errorOf('name')}
        autoComplete="name"
        aria-required
      />
      <TextField
        {...form.register('phone')}
        id={fieldId('phone')}
        type="tel"
        label={t('phone')}
        help={t('phoneHelp')}
        error={errorOf('phone')}
        autoComplete="tel"
        aria-required
      />
      <TextArea
        {...form.register('delivery_address')}
        id={fieldId('delivery_address')}
        label={t('delivery_address')}
        help={delivery === 3 ? t('pickupHelp') : t('deliveryHelp')}
        error={errorOf('delivery_address')}
        autoComplete="shipping street-address"
        aria-required
      />
      <TextArea
        {...form.register('invoice_address')}
        id={fieldId('invoice_address')}
        label={t('invoice_address')}
        hint={t('optional')}
        help={t('invoiceHelp')}
        error={errorOf('invoice_address')}
        autoComplete="billing street-address"
        rows={2}
      />
    </>
  );
}
