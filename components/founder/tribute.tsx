import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/ui/page-frame';
import { Quote } from '@/components/ui/quote';
import { Staff } from '@/components/ui/staff';
import type { ListResult } from '@/lib/content/result';
import type { ArchiveImage, FounderTestimonial } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import type { FounderPage } from '@/lib/content/texts/founder';
import { About } from './about';
import { Archive } from './archive';
import styles from './founder.module.css';
import { Testimonials } from './testimonials';

type TributeProps = {
  locale: Locale;
  founder: FounderPage;
  testimonials: ListResult<FounderTestimonial>;
  archive: ListResult<ArchiveImage>;
};

export async function Tribute({ locale, founder, testimonials, archive }: TributeProps) {
  const t = await getTranslations({ locale, namespace: 'founder' });
  const { title, lead, quote, paragraphs } = founder;
  return (
    <PageFrame locale={locale} eyebrow={t('eyebrow')} title={title} lead={lead}>
      <Quote text={quote.text} lang={locale} author={quote.source} size="large" className={styles.quote} />
      <Staff className={styles.staff} />
      <About locale={locale} paragraphs={paragraphs} />
      <Testimonials locale={locale} testimonials={testimonials} />
      <Archive locale={locale} lead={founder.archiveLead} archive={archive} />
    </PageFrame>
  );
}
