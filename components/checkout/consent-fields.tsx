import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import styles from './order-form.module.css';
import { fieldId, useFieldErrors } from './use-field';
import type { OrderFormApi } from './use-order-form';

/** Neither is ever ticked in advance (readings 50 and 51). */
export function ConsentFields({ form, locale }: { form: OrderFormApi; locale: Locale }) {
  const t = useTranslations('checkout.fields');
  const errorOf = useFieldErrors(form);
  const beside = (page: 'terms' | 'privacy') =>
    function BesideLink(words: ReactNode) {
      return (
        <a href={href(locale, page)} target="_blank">
          {words}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      );
    };
  return (
    <>
      <p className={styles.privacy}>{t.rich('privacy', { privacy: beside('privacy') })}</p>
      <Checkbox
        {...form.register('agreed')}
        id={fieldId('agreed')}
        label={t.rich('agreed', { terms: beside('terms') })}
        error={errorOf('agreed')}
        aria-required
      />
      <Checkbox
        {...form.register('marketing')}
        id={fieldId('marketing')}
        label={t('marketing')}
        error={errorOf('marketing')}
      />
    </>
  );
}
