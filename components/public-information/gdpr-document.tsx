import { getLocale } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import type { GdprDocument } from '@/lib/content/texts/gdpr';
import { href } from '@/lib/routing/routes';
import { aboveInPublic } from './above';

/** A notice or request form to read, print or download. */
export async function GdprDocumentPage({ document }: { document: GdprDocument }) {
  const locale = await getLocale();
  const { title, summary, body, file } = document;
  const above = [...(await aboveInPublic()), { label: 'GDPR', href: href(locale, 'gdpr') }];
  return (
    <PageFrame
      title={title}
      lead={summary}
      above={above}
      aside={<FileLink file={file} label={title} language={locale} download />}
      long
    >
      <RichText markup={body} inColumns />
    </PageFrame>
  );
}
