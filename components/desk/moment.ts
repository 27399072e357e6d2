import { formatDay, formatTime } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';

/** "21 noiembrie, 14:05", "21 November, 2.05 pm". */
export function moment(locale: Locale, instant: string): string {
  return [formatDay(locale, instant), formatTime(locale, instant)].filter(Boolean).join(', ');
}
