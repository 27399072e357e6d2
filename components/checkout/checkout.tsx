'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { timeZone } from '@/content/site';
import type words from '@/messages/ro.json';
import { OrderContent } from './order-content';
import { ThanksBox } from './thanks-box';

type CheckoutProps = {
  locale: Locale;
  messages: Pick<typeof words, 'checkout'> & { shop: Pick<typeof words.shop, 'guarantee'> };
};

/** Everything below is loaded when the order is first opened (load-checkout.ts), texts included. */
function Words({ locale, messages, children }: CheckoutProps & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}

export function OrderPanel({ termsVersion, ...props }: CheckoutProps & { termsVersion: string }) {
  return (
    <Words {...props}>
      <OrderContent locale={props.locale} termsVersion={termsVersion} />
    </Words>
  );
}

export function Thanks({ onClosed, ...props }: CheckoutProps & { onClosed: () => void }) {
  return (
    <Words {...props}>
      <ThanksBox locale={props.locale} onClosed={onClosed} />
    </Words>
  );
}
