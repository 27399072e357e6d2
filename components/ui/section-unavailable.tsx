import { getTranslations } from 'next-intl/server';
import { Retry } from './retry';

/** Replaces a section whose list is unavailable: the rest of the page stands, and a reload asks again. */
export async function SectionUnavailable() {
  const t = await getTranslations('common');
  return <Retry message={t('sectionUnavailable')} retryLabel={t('retry')} href="" />;
}
