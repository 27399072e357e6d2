import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Retry } from './retry';

/** Replaces a section whose list is unavailable: the rest of the page stands, and a reload asks again. */
export async function SectionUnavailable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return <Retry message={t('sectionUnavailable')} retryLabel={t('retry')} href="" />;
}
