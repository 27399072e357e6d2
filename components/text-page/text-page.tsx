import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/rich-text';
import { PageFrame } from '@/components/ui/page-frame';
import type { TextPage as Text } from '@/lib/content/texts/text-page';
import type { Locale } from '@/lib/i18n/locales';

type TextPageProps = { locale: Locale; text: Text; eyebrow?: ReactNode };

/** A page that is one running text. */
export function TextPage({ locale, text, eyebrow }: TextPageProps) {
  return (
    <PageFrame locale={locale} title={text.title} lead={text.lead} eyebrow={eyebrow}>
      <RichText markup={text.body} inColumns />
    </PageFrame>
  );
}
