import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { PageFrame } from '@/components/ui/page-frame';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { LegalPage } from '@/lib/content/texts/legal';

/** Terms, delivery, withdrawal, privacy, accessibility: a text and the date of its version. */
export async function LegalText({ locale, page }: { locale: Locale; page: LegalPage }) {
  const t = await getTranslations({ locale, namespace: 'legal' });
  return (
    <PageFrame
      locale={locale}
      title={page.title}
      lead={page.lead}
      eyebrow={t('updated', { date: formatDate(locale, page.updated) })}
    >
      <RichText markup={page.body} inColumns />
    </PageFrame>
  );
}
