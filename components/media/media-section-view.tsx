import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/empty';
import { PageFrame } from '@/components/ui/page-frame';
import type { MediaData } from '@/lib/content/readers/media';
import { leads } from '@/lib/content/texts/leads';
import { Appearances } from './appearances';
import { Branding } from './branding';
import { Gallery } from './gallery';
import { MediaMenu } from './media-menu';
import { Partners } from './partners';
import { Press } from './press';

type SectionProps = { data: MediaData };

export async function MediaSectionView({ data }: SectionProps) {
  const locale = await getLocale();
  const t = await getTranslations('media');
  const { section, items } = data;
  return (
    <PageFrame eyebrow={t('title')} title={t(section)} lead={(await leads(locale))[section].lead}>
      <MediaMenu section={section} />
      {items.length > 0 ? <List data={data} /> : <Empty title={t(`${section}Empty`)} />}
    </PageFrame>
  );
}

function List({ data }: SectionProps) {
  if (data.section === 'press') return <Press releases={data.items} />;
  if (data.section === 'partners') return <Partners partners={data.items} />;
  if (data.section === 'gallery') return <Gallery images={data.items} />;
  if (data.section === 'media') return <Appearances appearances={data.items} />;
  return <Branding items={data.items} />;
}
