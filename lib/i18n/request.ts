import { getRequestConfig } from 'next-intl/server';
import { timeZone } from '@/content/site';
import { defaultLocale, isLocale } from './locales';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone,
    messages: (await loadMessages[locale]()).default,
    // A missing message is a bug to report, never a reason to fall back to the other language silently.
    onError(error) {
      throw error;
    },
  };
});
