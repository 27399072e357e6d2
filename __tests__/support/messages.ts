import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

const messages = { ro, en } as const satisfies Record<Locale, unknown>;
type Namespace = keyof typeof en;

let requested: Locale = 'ro';

/** In the place of next-intl/server, which needs the framework's request (jest.config.mjs). */
export function setRequestLocale(locale: Locale) {
  requested = locale;
}

export const getLocale = () => Promise.resolve(requested);

export async function getTranslations(wanted: Namespace | { locale?: Locale; namespace: Namespace }) {
  const { locale = requested, namespace } = typeof wanted === 'string' ? { namespace: wanted } : wanted;
  return createTranslator({ locale, messages: messages[locale], namespace, timeZone: 'Europe/Bucharest' });
}
