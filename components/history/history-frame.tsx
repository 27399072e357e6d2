import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/ui/page-frame';
import { Submenu } from '@/components/ui/submenu';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { historyPath, historySections } from '@/lib/routing/routes';
import type { HistorySection } from '@/lib/routing/routes';

type HistoryFrameProps = { locale: Locale; section: HistorySection; lead: string; children: ReactNode };

/** The four sections share a heading and a submenu; the first has the plain address (reading 5). */
export async function HistoryFrame({ locale, section, lead, children }: HistoryFrameProps) {
  const t = await getTranslations({ locale, namespace: 'history' });
  const items = historySections.map((each) => ({
    href: inLocale(locale, historyPath(each)),
    label: t(each),
    current: each === section,
  }));
  return (
    <PageFrame locale={locale} title={t(section)} lead={lead}>
      <Submenu label={t('sectionsLabel')} items={items} />
      {children}
    </PageFrame>
  );
}
