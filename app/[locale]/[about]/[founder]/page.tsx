import { Tribute } from '@/components/founder/tribute';
import { NotFoundView } from '@/components/layout/not-found-view';
import { content } from '@/lib/content';
import { aboutLocale } from '@/lib/i18n/about-locale';
import { founderPage } from '@/lib/content/texts/founder';
import { routes } from '@/lib/routing/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo';
import { site } from '@/lib/content/site';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/[about]/[founder]'>;

/** Both segments are the choir's own names (reading 14). */
async function load({ params }: Props) {
  const { locale, known } = await aboutLocale(params);
  return { locale, known: known && (await params).founder === site.founderSlug };
}

export async function generateMetadata(props: Props) {
  const { locale, known } = await load(props);
  if (!known) return notFoundMetadata(locale);
  const { title, lead: description } = await founderPage(locale);
  return pageMetadata({ locale, path: routes.mc, title, description });
}

export default async function FounderTributePage(props: Props) {
  const { locale, known } = await load(props);
  if (!known) return <NotFoundView />;
  const [founder, testimonials, archive] = await Promise.all([
    founderPage(locale),
    content().founderTestimonials(locale),
    content().founderArchive(locale),
  ]);
  return <Tribute {...{ locale, founder, testimonials, archive }} />;
}
