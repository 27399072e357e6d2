import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/rich-text';
import { PageFrame } from '@/components/ui/page-frame';
import type { TextPage as Text } from '@/lib/content/texts/text-page';

type TextPageProps = { text: Text; eyebrow?: ReactNode };

/** A page that is one running text. */
export function TextPage({ text, eyebrow }: TextPageProps) {
  return (
    <PageFrame title={text.title} lead={text.lead} eyebrow={eyebrow}>
      <RichText markup={text.body} inColumns />
    </PageFrame>
  );
}
