import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { HistorySectionView } from '@/components/history/history-section-view';
import { readHistorySection } from '@/lib/content/readers/history';
import { site } from '@/content/site';
import { formatDate } from '@/lib/i18n/dates';
import { historyPath, historySections } from '@/lib/routing/routes';

/** An unknown section is a page that does not exist (reading 5). */
const page = definePage(async (locale, { section: given = 'history' }: { section?: string }) => {
  const section = historySections.find((each) => each === given);
  if (!section) return missing;
  const t = await getTranslations('history');
  const data = await readHistorySection(locale, section);
  if (!data.ok) return { unavailable: t(section) };
  const facts = {
    name: site.shortName,
    founder: site.founder,
    date: formatDate(locale, site.foundingDate),
  };
  const description = t(`${section}Description`, facts);
  const head = { path: historyPath(section), title: t(section), description };
  return { head, data: { data } };
}, HistorySectionView);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
