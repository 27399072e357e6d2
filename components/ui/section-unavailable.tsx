import { getTranslations } from 'next-intl/server';
import { Retry } from './retry';

/** Read by the page cache, which keeps a page with something missing for seconds only (docs/decisions/001). */
export const IncompletePage = () => <meta name="page-state" content="incomplete" />;

/** Replaces a section whose list is unavailable: the rest of the page stands, and a reload asks again. */
export async function SectionUnavailable() {
  const t = await getTranslations('common');
  return (
    <>
      <IncompletePage />
      <Retry message={t('sectionUnavailable')} retryLabel={t('retry')} href="" />
    </>
  );
}
