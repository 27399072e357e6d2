import type { HistoryData } from '@/lib/content/readers/history';
import type { Locale } from '@/lib/i18n/locales';
import { Clothing } from './clothing';
import { Discography } from './discography';
import { Members } from './members';
import { Story } from './story';

export function HistorySectionView({ locale, data }: { locale: Locale; data: HistoryData }) {
  if (data.section === 'members') return <Members locale={locale} groups={data.items} />;
  if (data.section === 'clothing') return <Clothing locale={locale} items={data.items} />;
  if (data.section === 'discography') return <Discography locale={locale} albums={data.items} />;
  return <Story locale={locale} />;
}
