import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/ui/page-frame';
import { Submenu } from '@/components/ui/submenu';
import { inLocale } from '@/lib/routing/pathname';
import { historyPath, historySections } from '@/lib/routing/routes';
import type { HistorySection } from '@/lib/routing/routes';

type HistoryFrameProps = { section: HistorySection; lead: string; children: ReactNode };

/** The four sections share a heading and a submenu; the first has the plain address (reading 5). */
export async function HistoryFrame({ section, lead, children }: HistoryFrameProps) {
  const locale = await getLocale();
  const t = await getTranslations('history');
  const items = historySections.map((each) => ({
    href: inLocale(locale, historyPath(each)),
    label: t(each),
    current: each === section,
  }));
  return (
    <PageFrame title={t(section)} lead={lead}>
      <Submenu label={t('sectionsLabel')} items={items} />
      {children}
    </PageFrame>
  );
}
