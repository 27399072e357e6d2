import { NotFoundView } from '@/components/layout/not-found-view';
import { pageLocale } from '@/lib/i18n/page-locale';
import { notFoundMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[...rest]'>;

export const generateMetadata = async ({ params }: Props) => notFoundMetadata(await pageLocale(params));

export default async function NotFoundPage({ params }: Props) {
  await pageLocale(params);
  return <NotFoundView />;
}
