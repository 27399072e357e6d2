import { createTranslator } from 'next-intl';
import type { NamespaceKeys, NestedKeyOf } from 'next-intl';
import { timeZone } from '@/content/site';
import type { Locale } from './locales';
import { loadMessages } from './messages';
import type { Messages } from './messages';

/**
 * Messages of a namespace for what is rendered outside the framework's pages (app/private-page.tsx), where next-intl
 * does not know the language of the request. A missing message throws, as it does in a page (request.ts).
 */
export async function translatorFor<const In extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: In,
) {
  const messages: Messages = (await loadMessages[locale]()).default;
  return createTranslator({
    ...{ locale, messages, namespace, timeZone },
    onError(error) {
      throw error;
    },
  });
}
