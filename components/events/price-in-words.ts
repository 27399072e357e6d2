import { getLocale, getTranslations } from 'next-intl/server';
import { formatMoney, toMinor } from '@/lib/i18n/money';

/** A price within a sentence, in lei: 19 → "19 lei", 20 → "20 de lei", 49.5 → "49,50 lei"; "20 RON" in English. */
export async function priceInWords(lei: number): Promise<string> {
  if (!Number.isInteger(lei)) return formatMoney(toMinor(lei), await getLocale());
  const t = await getTranslations('events');
  return t('lei', { count: lei });
}
