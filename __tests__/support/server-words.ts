import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

const messages = { ro, en };
type Asked = { locale?: 'ro' | 'en'; namespace: 'common' } | 'common';

/** What next-intl gives to server components, without the framework's request; Romanian unless a language is named. */
export function getTranslations(asked: Asked) {
  const { locale = 'ro', namespace } = typeof asked === 'string' ? { namespace: asked } : asked;
  const words = createTranslator({
    locale,
    messages: messages[locale],
    namespace,
    timeZone: 'Europe/Bucharest',
  });
  return Promise.resolve(words);
}

export const getLocale = () => Promise.resolve('ro');
export const setRequestLocale = () => undefined;
