import { definePage, missing } from '@/app/define-page';
import { aboveGdprDocument } from '@/components/ui/trails';
import { GdprDocumentPage } from '@/components/public-information/gdpr-document';
import { gdprDocument } from '@/lib/content/texts/gdpr';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale, { document: slug }: { document: string }) => {
  const document = await gdprDocument(locale, slug);
  if (!document) return missing;
  const { title, summary: description } = document;
  const trail = [...(await aboveGdprDocument()), { label: title }];
  return {
    head: { trail, path: pathOf('gdpr-document', { document: slug }), title, description },
    data: { document },
  };
}, GdprDocumentPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
