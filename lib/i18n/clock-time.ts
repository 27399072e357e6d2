import { localeTable } from './locales';
import type { Locale } from './locales';

const noon = 12;

/** An hour as the site writes it: "09:00" → "9:00" in Romanian, "9 am" in English. */
export function clockTime(locale: Locale, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (localeTable[locale].clock === 24) return `${hour}:${minutes}`;
  const half = hour < noon ? 'am' : 'pm';
  return `${hour % noon || noon}${minute === 0 ? '' : `.${minutes}`} ${half}`;
}
