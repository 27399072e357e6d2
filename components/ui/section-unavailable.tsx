import { getTranslations } from 'next-intl/server';
import { Retry } from './retry';

/** In place of a section whose list cannot be had now: the rest of the page stands, and a reload asks again. */
export async function SectionUnavailable() {
  const t = await getTranslations('common');
  return <Retry message={t('sectionUnavailable')} retryLabel={t('retry')} href="" />;
}
