import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/ui/page-frame';
import { Quote } from '@/components/ui/quote';
import { Staff } from '@/components/ui/staff';
import type { ListResult } from '@/lib/content/result';
import type { ArchiveImage, FounderTestimonial } from '@/lib/content/types';
import type { FounderPage } from '@/lib/content/texts/founder';
import { About } from './about';
import { Archive } from './archive';
import styles from './founder.module.css';
import { Testimonials } from './testimonials';

type TributeProps = {
  founder: FounderPage;
  testimonials: ListResult<FounderTestimonial>;
  archive: ListResult<ArchiveImage>;
};

export async function Tribute({ founder, testimonials, archive }: TributeProps) {
  const locale = await getLocale();
  const t = await getTranslations('founder');
  const { title, lead, quote, paragraphs } = founder;
  return (
    <PageFrame eyebrow={t('eyebrow')} title={title} lead={lead}>
      <Quote text={quote.text} lang={locale} author={quote.source} size="large" className={styles.quote} />
      <Staff className={styles.staff} />
      <About paragraphs={paragraphs} />
      <Testimonials testimonials={testimonials} />
      <Archive lead={founder.archiveLead} archive={archive} />
    </PageFrame>
  );
}
