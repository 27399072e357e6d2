import { orderWords } from '@/components/order-page/words';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';

/** What the desk says: its own words, and those of the slips that it prints. */
export async function deskWords(locale: Locale) {
  const [desk, order] = await Promise.all([translatorFor(locale, 'desk'), orderWords(locale)]);
  return { locale, desk, order };
}

export type DeskWords = Awaited<ReturnType<typeof deskWords>>;
