import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { plainLines } from '@/lib/text/plain-text';

/** What a calendar says of an event besides its times: `details` is its text, and ends with the address of its page. */
export async function eventWords(locale: Locale, event: ChoirEvent, url: string) {
  const t = await translatorFor(locale, 'events');
  const { title, description, venue, address, city, country, status, admission } = event;
  const state = status === 'scheduled' ? undefined : t(status);
  return {
    summary: status === 'cancelled' ? `${t('cancelled').toLocaleUpperCase(locale)}: ${title}` : title,
    location: [venue, address, city, country].filter(Boolean).join(', '),
    details: [state, ...plainLines(description), admission, url].filter(Boolean).join('\n'),
  };
}
