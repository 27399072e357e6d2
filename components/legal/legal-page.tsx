import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { PageFrame } from '@/components/ui/page-frame';
import { formatDate } from '@/lib/i18n/dates';
import type { LegalPage } from '@/lib/content/texts/legal';

/** Terms, delivery, withdrawal, privacy, accessibility: a text with the day of its version. */
export async function LegalText({ page }: { page: LegalPage }) {
  const locale = await getLocale();
  const t = await getTranslations('legal');
  return (
    <PageFrame
      title={page.title}
      lead={page.lead}
      eyebrow={t('updated', { date: formatDate(locale, page.updated) })}
    >
      <RichText markup={page.body} inColumns />
    </PageFrame>
  );
}
