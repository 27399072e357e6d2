import { getRequestConfig } from 'next-intl/server';
import { timeZone } from '@/lib/content/site';
import { defaultLocale, isLocale } from './locales';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const messages =
    locale === 'ro' ? await import('../../messages/ro.json') : await import('../../messages/en.json');
  return {
    locale,
    timeZone,
    messages: messages.default,
    // A missing message is a bug to report, never a reason to fall back to the other language silently.
    onError(error) {
      throw error;
    },
  };
});
