import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/empty';
import { PageFrame } from '@/components/ui/page-frame';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaData } from '@/lib/content/readers/media';
import { leads } from '@/lib/content/texts/leads';
import { Appearances } from './appearances';
import { Branding } from './branding';
import { Gallery } from './gallery';
import { MediaMenu } from './media-menu';
import { Partners } from './partners';
import { Press } from './press';

type SectionProps = { locale: Locale; data: MediaData };

export async function MediaSectionView({ locale, data }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const { section, items } = data;
  return (
    <PageFrame
      locale={locale}
      eyebrow={t('title')}
      title={t(section)}
      lead={(await leads(locale))[section].lead}
    >
      <MediaMenu locale={locale} section={section} />
      {items.length > 0 ? <List locale={locale} data={data} /> : <Empty title={t(`${section}Empty`)} />}
    </PageFrame>
  );
}

function List({ locale, data }: SectionProps) {
  if (data.section === 'press') return <Press locale={locale} releases={data.items} />;
  if (data.section === 'partners') return <Partners partners={data.items} />;
  if (data.section === 'gallery') return <Gallery locale={locale} images={data.items} />;
  if (data.section === 'media') return <Appearances locale={locale} appearances={data.items} />;
  return <Branding locale={locale} items={data.items} />;
}
