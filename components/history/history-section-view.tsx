import type { HistoryData } from '@/lib/content/readers/history';
import { Clothing } from './clothing';
import { Discography } from './discography';
import { Members } from './members';
import { Story } from './story';

export function HistorySectionView({ data }: { data: HistoryData }) {
  if (data.section === 'members') return <Members groups={data.items} />;
  if (data.section === 'clothing') return <Clothing items={data.items} />;
  if (data.section === 'discography') return <Discography albums={data.items} />;
  return <Story />;
}
