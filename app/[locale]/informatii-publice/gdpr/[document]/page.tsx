import { NotFoundView } from '@/components/layout/not-found-view';
import { GdprDocumentPage } from '@/components/public-information/gdpr-document';
import { pageLocale } from '@/lib/i18n/page-locale';
import { gdprDocument } from '@/lib/content/texts/gdpr';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice/gdpr/[document]'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  return { locale, document: await gdprDocument(locale, (await params).document) };
}

export async function generateMetadata(props: Props) {
  const { locale, document } = await load(props);
  if (!document) return notFoundMetadata(locale);
  const { slug, title, summary: description } = document;
  return pageMetadata({ locale, path: `${routes.gdpr}/${slug}`, title, description });
}

export default async function GdprDocumentRoute(props: Props) {
  const { document } = await load(props);
  return document ? <GdprDocumentPage document={document} /> : <NotFoundView />;
}
