import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

const messages = { ro, en };

/** What next-intl gives to server components, without the framework's request. */
export async function getTranslations({ locale, namespace }: { locale: 'ro' | 'en'; namespace: 'setlists' }) {
  return createTranslator({ locale, messages: messages[locale], namespace, timeZone: 'Europe/Bucharest' });
}
