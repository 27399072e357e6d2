import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LoadingDots } from '@/components/ui/loading-dots';
import { cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import type { Locale } from '@/lib/i18n/locales';
import { dueMinor } from '@/lib/orders/form/pricing';
import type { Delivery, Payment } from '@/lib/orders/form/payload';
import { ChoiceFields } from './choice-fields';
import { ConsentFields } from './consent-fields';
import { ContactFields } from './contact-fields';
import { ErrorSummary } from './error-summary';
import { GuaranteeNotice } from './guarantee-notice';
import styles from './order-form.module.css';
import { OrderTotal } from './order-total';
import type { OrderFormState } from './use-order-form';

type OrderFormProps = {
  locale: Locale;
  rows: readonly CartRow[];
  state: OrderFormState;
  delivery: Delivery;
  lockedPayment: Payment | undefined;
  sending: boolean;
  failure: ReactNode;
};

export function OrderForm(props: OrderFormProps) {
  const { locale, rows, state, delivery, lockedPayment, sending, failure } = props;
  const t = useTranslations('checkout');
  const guarantee = useTranslations('shop.guarantee');
  const { form, problems, submit } = state;
  const empty = rows.length === 0;
  const free = !empty && dueMinor(cartTotalMinor(rows), delivery) === 0;

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {empty ? null : <ErrorSummary problems={problems} />}
      {/* An empty cart cannot be ordered (reading 54). */}
      <fieldset disabled={empty} className={styles.fields}>
        <legend className={styles.legend}>{t('fields.legend')}</legend>
        <ContactFields form={form} delivery={delivery} />
        <ChoiceFields form={form} delivery={delivery} lockedPayment={lockedPayment} />
        <ConsentFields form={form} locale={locale} />
        <GuaranteeNotice t={guarantee} />
        {empty ? null : <OrderTotal locale={locale} rows={rows} delivery={delivery} />}
        {failure}
        <div className={styles.send}>
          {/* Not disabled while sending, or it would lose the focus. A second click does nothing. */}
          <Button type="submit" size="large" wide aria-disabled={sending || undefined}>
            {/* Words of an obligation to pay only where there is one. */}
            {t(free ? 'submitFree' : 'submit')}
          </Button>
          <p className={styles.sendHelp}>{t('submitHelp')}</p>
          <div aria-live="polite" className={styles.progress}>
            {sending ? <LoadingDots label={t('sending')} /> : null}
          </div>
        </div>
      </fieldset>
    </form>
  );
}
