import { NextIntlClientProvider, createTranslator } from 'next-intl';
import type { NamespaceKeys, NestedKeyOf } from 'next-intl';
import type { ReactNode } from 'react';
import { timeZone } from '@/content/site';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

/* In the place of next-intl/server, which needs the framework's request (jest.config.mjs). */

export const messages = { ro, en } as const satisfies Record<Locale, Messages>;

let current: Locale = defaultLocale;

export function setRequestLocale(locale: Locale): void {
  current = locale;
}

export const getLocale = () => Promise.resolve(current);

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export async function getTranslations(asked: Namespace | { locale: Locale; namespace: Namespace }) {
  const { locale, namespace } = typeof asked === 'string' ? { locale: current, namespace: asked } : asked;
  return createTranslator({ locale, messages: messages[locale], namespace, timeZone });
}

/** A page, or a part of one, with its language known to every way of asking for it. */
export function inLanguage(locale: Locale, page: ReactNode): ReactNode {
  setRequestLocale(locale);
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={timeZone}>
      {page}
    </NextIntlClientProvider>
  );
}
