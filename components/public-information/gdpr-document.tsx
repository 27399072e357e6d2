import { getLocale } from 'next-intl/server';
import { aboveGdprDocument } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import type { GdprDocument } from '@/lib/content/texts/gdpr';

/** A notice or request form to read, print or download. */
export async function GdprDocumentPage({ document }: { document: GdprDocument }) {
  const locale = await getLocale();
  const { title, summary, body, file } = document;
  return (
    <PageFrame
      title={title}
      lead={summary}
      above={await aboveGdprDocument()}
      aside={<FileLink file={file} label={title} language={locale} download />}
      long
    >
      <RichText markup={body} inColumns />
    </PageFrame>
  );
}
